import { expect, languages, mockMarket, path, templateList, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { copyOf } from "../kit/copy";
import { open } from "../kit/visit";

type Listed = { id: number; title: string; script_count: number };

const { cards: limit } = readContent<{ cards: number }>("templates");

for (const { code } of languages) {
	const market = copyOf(code, "market");
	const common = copyOf(code, "common");

	test(`the list shows every template with a real link in ${code}`, async ({ page, request }) => {
		const templates: Listed[] = await (await request.get("/api/public/market/getAll")).json();
		expect(templates.length).toBeGreaterThanOrEqual(24);
		await open(page, path("/templates/", code));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(market.list.title);
		const cards = page.getByRole("main").getByRole("article");
		await expect(cards.getByRole("heading")).toHaveText(templates.map(({ title }) => title));
		const links = await cards.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(links).toEqual(templates.map(({ id }) => path(`/template/${id}/`, code)));
		const crumbs = page.getByRole("navigation", { name: common.breadcrumb.label });
		await expect(crumbs.getByRole("listitem")).toHaveText([common.breadcrumb.home, market.title]);
		await expect(crumbs.getByRole("link")).toHaveAttribute("href", path("/", code));
		await expect(crumbs.locator("[aria-current=page]")).toHaveText(market.title);
	});

	test(`odd cards are free and the others cost 115 to 229 dollars in ${code}`, async ({ page }) => {
		await mockMarket(page, { list: { body: templateList(30) } });
		await open(page, path("/templates/", code));
		const cards = page.getByRole("main").getByRole("article");
		await expect(cards).toHaveCount(30);
		const texts = await cards.allInnerTexts();
		for (const [index, text] of texts.entries()) {
			if (index % 2 === 1) expect(text).toContain(market.card.free);
			else {
				const price = Number(/\$\s?(\d+)|(\d+)\s?\$/.exec(text)?.slice(1).find(Boolean));
				expect(text).not.toContain(market.card.free);
				expect(price).toBeGreaterThanOrEqual(115);
				expect(price).toBeLessThanOrEqual(229);
			}
		}
		const tags = await cards.getByRole("list", { name: market.card.languages }).allInnerTexts();
		for (const shown of tags.map((text) => text.split("\n"))) {
			expect(shown.length).toBeGreaterThanOrEqual(1);
			expect(shown.length).toBeLessThanOrEqual(3);
			expect(new Set(shown).size).toBe(shown.length);
			expect(["Java", "Sql", "JS", "C#", "C++", "Ruby", "Scala"]).toEqual(expect.arrayContaining(shown));
		}
		await page.reload();
		await expect(cards).toHaveCount(30);
		expect(await cards.allInnerTexts()).toEqual(texts);
	});

	test(`the landing page shows some of them and leads to all in ${code}`, async ({ page }) => {
		await open(page, path("/", code));
		const section = page.getByRole("region", { name: market.title, exact: true });
		await expect(section.getByRole("article")).toHaveCount(limit);
		await section.getByRole("link", { name: market.seeAll, exact: true }).click();
		await expect(page).toHaveURL(path("/templates/", code));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(market.list.title);
	});
}

for (const [width, columns] of [
	[375, 1],
	[768, 2],
	[1280, 3],
] as const) {
	test(`the cards stand in ${columns} columns at ${width}`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		for (const route of ["/templates/", "/"]) {
			await open(page, route);
			const cards = page.getByRole("main").getByRole("article");
			await expect(cards.nth(5)).toBeAttached();
			const places = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().x)));
			expect(new Set(places).size).toBe(columns);
		}
	});
}

test("a click anywhere on a card leads to its template", async ({ page }) => {
	await open(page, "/templates/");
	const card = page.getByRole("article").nth(2);
	const title = await card.getByRole("heading").innerText();
	await card.click({ position: { x: 20, y: 120 } });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("cards below the screen fade in when they are scrolled to", async ({ page }) => {
	await open(page, "/templates/");
	const last = page.getByRole("article").last();
	const opacity = () => last.evaluate((card) => getComputedStyle(card.parentElement ?? card).opacity);
	await expect(page.getByRole("article").first()).toBeVisible();
	expect(await opacity()).toBe("0");
	await last.scrollIntoViewIfNeeded();
	await expect.poll(opacity).toBe("1");
});
