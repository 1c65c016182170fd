import { expect, languages, mockMarket, path, templateList, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { open, waitForCards } from "../kit/navigation";
import { translations } from "../kit/translations";

type ListEntry = { id: number; title: string; script_count: number };

const { cards: limit } = readContent<{ cards: number }>("templates");

for (const { code } of languages) {
	const catalog = translations(code, "catalog");
	const common = translations(code, "common");

	test(`the list links to every template in ${code}`, async ({ page, request }) => {
		const templates: ListEntry[] = await (await request.get("/api/public/market/getAll")).json();
		expect(templates.length).toBeGreaterThanOrEqual(24);
		await open(page, path("/templates/", code));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(catalog.list.title);
		const cards = page.getByRole("main").getByRole("article");
		await expect(cards.getByRole("heading")).toHaveText(templates.map(({ title }) => title));
		const links = await cards.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(links).toEqual(templates.map(({ id }) => path(`/template/${id}/`, code)));
		const breadcrumb = page.getByRole("navigation", { name: common.breadcrumb.label });
		await expect(breadcrumb.getByRole("listitem")).toHaveText([common.breadcrumb.home, catalog.title]);
		await expect(breadcrumb.getByRole("link")).toHaveAttribute("href", path("/", code));
		await expect(breadcrumb.locator("[aria-current=page]")).toHaveText(catalog.title);
	});

	test(`cards with an odd index are free, the others cost 115 to 229 dollars in ${code}`, async ({ page }) => {
		await mockMarket(page, { list: { body: templateList(30) } });
		await open(page, path("/templates/", code));
		const cards = page.getByRole("main").getByRole("article");
		await expect(cards).toHaveCount(30);
		const texts = await cards.allInnerTexts();
		for (const [index, text] of texts.entries()) {
			if (index % 2 === 1) expect(text).toContain(catalog.card.free);
			else {
				const price = Number(/\$\s?(\d+)|(\d+)\s?\$/.exec(text)?.slice(1).find(Boolean));
				expect(text).not.toContain(catalog.card.free);
				expect(price).toBeGreaterThanOrEqual(115);
				expect(price).toBeLessThanOrEqual(229);
			}
		}
		const tags = await cards.getByRole("list", { name: catalog.card.languages }).allInnerTexts();
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

	test(`the landing page shows the first templates and links to the list in ${code}`, async ({ page }) => {
		await open(page, path("/", code));
		await waitForCards(page);
		const section = page.getByRole("region", { name: catalog.title, exact: true });
		await expect(section.getByRole("article")).toHaveCount(limit);
		await section.getByRole("link", { name: catalog.seeAll, exact: true }).click();
		await expect(page).toHaveURL(path("/templates/", code));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(catalog.list.title);
	});
}

for (const [width, columns] of [
	[375, 1],
	[768, 2],
	[1280, 3],
] as const) {
	test(`${columns} ${columns === 1 ? "column" : "columns"} of cards at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		for (const route of ["/templates/", "/"]) {
			await open(page, route);
			await waitForCards(page);
			const cards = page.getByRole("main").getByRole("article");
			await expect(cards.nth(5)).toBeAttached();
			const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().x)));
			expect(new Set(lefts).size).toBe(columns);
		}
	});
}

test("the whole card is clickable", async ({ page }) => {
	await open(page, "/templates/");
	const card = page.getByRole("article").nth(2);
	const title = await card.getByRole("heading").innerText();
	await card.click({ position: { x: 20, y: 120 } });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("cards below the viewport fade in when scrolled into view", async ({ page }) => {
	await open(page, "/templates/");
	const last = page.getByRole("article").last();
	const opacity = () => last.evaluate((card) => getComputedStyle(card.parentElement ?? card).opacity);
	await expect(page.getByRole("article").first()).toBeVisible();
	expect(await opacity()).toBe("0");
	await last.scrollIntoViewIfNeeded();
	await expect.poll(opacity).toBe("1");
});
