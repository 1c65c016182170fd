import type { Locator } from "@playwright/test";
import { formatMoney } from "../../src/i18n/format";
import { expect, holdRequests, mockMarket, path, test } from "../kit/browser";
import { planGroups, readContent, shows } from "../kit/content";
import { chooseLanguage, open, resize, settledScroll, waitForHydration } from "../kit/navigation";
import { findOverflow, noOverflow } from "../kit/overflow";
import { english, translations } from "../kit/translations";

/** Widths of the viewport and the columns of cards at that width. */
const columnsOf = [
	[375, 1],
	[768, 2],
	[1280, 3],
] as const;

async function countColumns(cards: Locator): Promise<number> {
	const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().x)));
	return new Set(lefts).size;
}

test("text and pictures of the showcase alternate", async ({ page }) => {
	test.skip(!shows("showcase"), "content/site.yaml hides the section");
	const strings: Record<string, { title: string; pictureAlt: string }> = translations("en", "landing").showcase
		.sections;
	const { sections } = readContent<{ sections: { id: string }[] }>("showcase");
	const showcase = page.locator("#showcase");
	await open(page, "/");
	const sides: boolean[] = [];
	for (const { id } of sections) {
		const image = showcase.getByRole("img", { name: strings[id]?.pictureAlt, exact: true });
		await image.scrollIntoViewIfNeeded();
		const loaded = () => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
		await expect.poll(loaded).toBe(true);
		const text = await showcase.getByRole("heading", { name: strings[id]?.title, exact: true }).boundingBox();
		sides.push((text?.x ?? 0) < ((await image.boundingBox())?.x ?? 0));
	}
	expect(sides).toEqual(sections.map((_, index) => index % 2 === 0));
});

test("the chosen plans survive a change of language and a reload", async ({ page }) => {
	test.skip(!shows("pricing"), "content/site.yaml hides the section");
	const chosen = page.locator("#pricing :checked");
	const group = planGroups.at(-1)?.id ?? "";
	const values = () => chosen.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
	await open(page, "/?utm=mail#pricing");
	await page.locator("#pricing label:has([value=annual])").click();
	await page.locator(`#pricing label:has([value=${group}])`).click();
	await expect(page).toHaveURL(`/?utm=mail&plans=${group}&billing=annual#pricing`);
	const top = await settledScroll(page);
	await page.locator("#pricing label:has([value=monthly])").click();
	await expect(page).toHaveURL(`/?utm=mail&plans=${group}#pricing`);
	expect(await settledScroll(page)).toBe(top);
	await page.locator("#pricing label:has([value=annual])").click();

	await chooseLanguage(page, "uz");
	await expect(page).toHaveURL(`/uz/?utm=mail&plans=${group}&billing=annual#pricing`);
	await expect(page.locator("html")).toHaveAttribute("lang", "uz-Latn");
	await expect.poll(values).toEqual([group, "annual"]);
	await page.reload();
	await expect.poll(values).toEqual([group, "annual"]);
	// The header's link has no query.
	await page
		.locator("header")
		.getByRole("link", { name: translations("uz", "common").header.links.pricing })
		.first()
		.click();
	await expect(page).toHaveURL(`/uz/?plans=${group}&billing=annual#pricing`);
	await chooseLanguage(page, "en");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect.poll(values).toEqual([group, "annual"]);
});

test("on phones, the values of the comparison are below their labels", async ({ page }) => {
	test.skip(!shows("pricing"), "content/site.yaml hides the section");
	await page.setViewportSize({ width: 375, height: 667 });
	await open(page, path("/", "ru"));
	await page.locator("#pricing summary").click();
	// A label of one pixel is for screen readers.
	const shownAt = (cells: Locator) =>
		cells.evaluateAll((all) =>
			all
				.map((cell) => cell.getBoundingClientRect())
				.filter(({ width }) => width > 1)
				.map(({ x }) => Math.round(x)),
		);
	const labels = await shownAt(page.locator("#pricing thead th"));
	// The price is beside the name.
	const [, ...values] = await shownAt(page.locator("#pricing tbody:first-of-type tr:nth-child(2) td"));
	expect(labels.length).toBeGreaterThan(0);
	expect(values.slice(0, labels.length)).toEqual(labels);
	expect(await findOverflow(page)).toEqual(noOverflow);
});

test("the catalog lists every template in cards that fade in", async ({ page, request }) => {
	const templates: { id: number; title: string }[] = await (await request.get("/api/public/market/getAll")).json();
	expect(templates.length).toBeGreaterThanOrEqual(24);
	await open(page, path("/templates/", "ru"));
	const cards = page.getByRole("main").getByRole("article");
	await expect(cards.getByRole("heading")).toHaveText(templates.map(({ title }) => title));
	const links = await cards.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(links).toEqual(templates.map(({ id }) => path(`/template/${id}/`, "ru")));
	const opacity = () => cards.last().evaluate((card) => getComputedStyle(card.parentElement ?? card).opacity);
	await expect(cards.first()).toBeVisible();
	await page.mouse.wheel(0, 100);
	await expect.poll(opacity).toBe("0");
	await cards.last().scrollIntoViewIfNeeded();
	await expect.poll(opacity).toBe("1");

	for (const [width, columns] of columnsOf) {
		await resize(page, width);
		await expect.poll(() => countColumns(cards), `at ${width} px`).toBe(columns);
	}
	await cards.nth(2).click({ position: { x: 20, y: 120 } });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(templates[2]?.title ?? "");
});

for (const width of [375, 1280]) {
	test(`a picture and the text of the whole page show everything at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await open(page, "/");
		// In one step: an island may replace its elements between two.
		const blank = await page.evaluate(() => {
			const parts = [...document.querySelectorAll("main section, main article, main section li, footer")];
			// The plans of the other groups, and answers, are shown on request.
			const offered = parts.filter((part) => part.closest("ul")?.checkVisibility() !== false);
			const options = { contentVisibilityAuto: true, opacityProperty: true };
			return offered.filter((part) => !part.checkVisibility(options)).length;
		});
		expect(blank).toBe(0);
		const text = await page.locator("body").innerText();
		for (const { price } of planGroups[0]?.plans ?? []) expect(text).toContain(formatMoney(price, "en"));
		expect(text).toContain(english.common.brand.company);
	});
}

test("the focus stays on a card while the code of the list is loaded", async ({ page }) => {
	test.skip(!shows("templates"), "content/site.yaml hides the section");
	const release = await holdRequests(page, /\.js$/);
	await page.goto("/", { waitUntil: "commit" });
	const link = (index: number) => page.locator("#templates article a").nth(index);
	await link(1).focus();
	release();
	await waitForHydration(page);
	await page.waitForLoadState("networkidle");
	await expect(link(1)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(link(2)).toBeFocused();
	const called = page.waitForResponse(/\/market\/getAll/);
	await page.keyboard.press("Shift+Tab");
	await page.getByRole("banner").getByRole("link").first().focus();
	await called;
});

test("the link below the plans opens the answer about the limit of runs", async ({ page }) => {
	const { limitAnswer } = readContent<Queries.PlansYaml>("plans");
	test.skip(!shows("pricing") || !limitAnswer, "the content has no link");
	await open(page, "/");
	const question = page.locator(limitAnswer?.slice(1) ?? "");
	await page.locator("#pricing").getByRole("link", { name: english.pricing.limitAnswer }).click();
	await expect(question).toHaveAttribute("open");
	await expect(question.locator("summary")).toBeInViewport();
	await page.reload();
	await expect(question).toHaveAttribute("open");
});

test("an empty catalog offers to start, and nothing else to see", async ({ page }) => {
	test.skip(!shows("templates"), "content/site.yaml hides the section");
	await mockMarket(page, { list: { body: [] } });
	await open(page, "/#templates");
	const section = page.locator("#templates");
	await expect(section.getByRole("heading", { name: english.catalog.list.empty.title })).toBeVisible();
	await expect(section.getByRole("link")).toHaveText([english.common.actions.getStarted]);
});

test("with more contrast, muted text has the color of other text", async ({ page }) => {
	await page.emulateMedia({ contrast: "more" });
	await open(page, "/");
	const { lead } = english.landing.hero;
	const [body = "", muted] = await Promise.all(
		[page.locator("body"), page.getByText(lead)].map((each) => each.evaluate((el) => getComputedStyle(el).color)),
	);
	expect(muted).toBe(body);
});
