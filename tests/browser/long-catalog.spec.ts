import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { largeCatalog } from "../kit/large-catalog";
import { recordLayoutShifts } from "../kit/layout-shift";
import { chooseLanguage, open, settledScroll } from "../kit/navigation";
import { translations } from "../kit/translations";

/** Short descriptions keep the response small. */
const catalog = largeCatalog(10_000).map((entry) => ({ ...entry, description: entry.description.slice(0, 120) }));
const titleOf = (index: number) => catalog[index]?.title ?? "";

/** Upper limit of rendered cards, independent of the length of the catalog. */
const maxCards = 100;

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const link = (page: Page, index: number) => page.getByRole("link", { name: titleOf(index), exact: true });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function openCatalog(page: Page, size: number, route = "/templates/") {
	const calls = await mockMarket(page, {
		list: { body: catalog.slice(0, size) },
		detail: (id) => ({ body: templateDetail(titleOf(Number(id) - 1)) }),
	});
	await open(page, route);
	// The prerendered cards have no position.
	await expect(page.locator("li[aria-posinset]").first()).toBeVisible();
	return calls;
}

/** The titles in the viewport below the header, once there are some: rows are rendered in the frame after the scroll. */
async function visibleTitles(page: Page): Promise<string[]> {
	let titles: string[] = [];
	await expect(async () => {
		titles = await page.evaluate(async () => {
			const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
			await nextFrame().then(nextFrame);
			return [...document.querySelectorAll("li[aria-posinset]")]
				.filter((item) => {
					const { top, bottom } = item.getBoundingClientRect();
					return bottom > 100 && top < innerHeight;
				})
				.map((item) => item.querySelector("article a")?.textContent ?? "");
		});
		expect(titles).not.toHaveLength(0);
	}).toPass({ intervals: [50] });
	return titles;
}

/** Changes the width of the viewport and waits until the list has this number of columns. */
async function resizeToColumns(page: Page, width: number, columns: number) {
	await page.setViewportSize({ width, height: 800 });
	const card = (position: number) => page.locator(`li[aria-posinset="${position}"]`);
	await expect(card(columns)).toHaveCSS("grid-column-start", String(columns));
	await expect(card(columns + 1)).toHaveCSS("grid-column-start", "1");
}

async function scrollTo(page: Page, top: number) {
	await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
	await expect.poll(() => scrollY(page)).toBe(top);
	return visibleTitles(page);
}

/** Scrolls to a part of the height of the page. Returns the scroll position. */
async function scrollToPart(page: Page, part: number) {
	const top = Math.round((await pageHeight(page)) * part);
	await scrollTo(page, top);
	return top;
}

test.use({ reducedMotion: "reduce" });

async function expectFewCards(page: Page, size: number, width: number) {
	await page.setViewportSize({ width, height: width === 1920 ? 1080 : 800 });
	const shifts = await recordLayoutShifts(page);
	await openCatalog(page, size);
	const requested = new Set<string>();
	page.on("request", (request) => requested.add(new URL(request.url()).pathname));
	await expect(page.getByRole("status").first()).toHaveText(`${size.toLocaleString("en")} templates`);
	expect(await cards(page).count()).toBeLessThan(maxCards);
	expect((await visibleTitles(page))[0]).toBe(titleOf(0));
	const height = await pageHeight(page);

	for (const key of ["PageDown", "Space", "PageDown", "Space"]) {
		await page.keyboard.press(key);
		await settledScroll(page);
		expect((await visibleTitles(page)).length).toBeGreaterThan(width < 640 ? 1 : 3);
	}
	for (const part of [0.1, 0.5, 0.501, 0.9]) {
		await scrollToPart(page, part);
		expect(await cards(page).count()).toBeLessThan(maxCards);
	}
	const { free } = translations("en", "catalog").card;
	const items = await page.locator("li:has(> article)").evaluateAll((all) =>
		all.map((item) => {
			const [position, total] = ["aria-posinset", "aria-setsize"].map((name) => Number(item.getAttribute(name)));
			return { position, total, title: item.querySelector("h2")?.textContent, text: item.textContent ?? "" };
		}),
	);
	for (const { position = 0, total, title, text } of items) {
		expect([title, total]).toEqual([titleOf(position - 1), size]);
		expect(text.includes(free)).toBe(position % 2 === 0);
	}

	await page.keyboard.press("End");
	await expect(page.getByRole("contentinfo")).toBeInViewport();
	await link(page, size - 1).scrollIntoViewIfNeeded();
	expect((await visibleTitles(page)).at(-1)).toBe(titleOf(size - 1));
	expect(await cards(page).count()).toBeLessThan(maxCards);
	expect(await pageHeight(page)).toBe(height);
	await page.keyboard.press("Home");
	await expect(cards(page).first()).toBeInViewport();
	expect((await visibleTitles(page))[0]).toBe(titleOf(0));

	expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
	// The other files belong to prefetched pages.
	expect([...requested].filter((url) => !/^\/avatars\/\d\.svg$|\/page-data\/|\.(js|css)$/.test(url))).toEqual([]);
	expect(requested.size).toBeLessThan(20);
}

async function expectEvenCards(page: Page, size: number, language: (typeof languages)[number]["code"]) {
	await openCatalog(page, size, path("/templates/", language));
	for (const [width, columns] of [
		[320, 1],
		[640, 2],
		[1280, 3],
	] as const) {
		await resizeToColumns(page, width, columns);
		// The list keeps the first visible template in view.
		await settledScroll(page);
		const heights = new Set<number>();
		const misplaced: string[] = [];
		for (const part of [0, 0.02, 0.5]) {
			await scrollToPart(page, part);
			const items = await page.evaluate(() => {
				const list = document.querySelector("main ul:has(> [aria-posinset])");
				const from = list?.getBoundingClientRect();
				return [...document.querySelectorAll("li:has(> article)")].map((item) => {
					const { width, height, left, top } = item.getBoundingClientRect();
					const position = Number(item.getAttribute("aria-posinset")) - 1;
					return { position, width, height, left: left - (from?.left ?? 0), top: top - (from?.top ?? 0) };
				});
			});
			const pitch = Math.ceil(Math.max(...items.map(({ height }) => height))) + 20;
			for (const { position, left, top, width, height } of items) {
				heights.add(Math.round(height));
				const column = Math.round(left / (width + 20));
				const row = Math.round(top / pitch);
				if (row * columns + column !== position) misplaced.push(`${position} is in row ${row}, column ${column}`);
			}
		}
		expect([...heights], `heights at ${width} px`).toHaveLength(1);
		expect(misplaced, `positions at ${width} px`).toEqual([]);
	}

	await test.step("the first visible template stays in view when the number of columns changes", async () => {
		await scrollToPart(page, 0.6);
		// This template is the first of its row in each number of columns. Its row begins below the header's top edge.
		const top = await page.evaluate(() => {
			const items = [...document.querySelectorAll("li[aria-posinset]:has(~ li ~ li ~ li ~ li ~ li ~ li)")].slice(6);
			const item = items.find((each) => Number(each.getAttribute("aria-posinset")) % 6 === 1);
			return Math.round(window.scrollY + (item?.getBoundingClientRect().top ?? Number.NaN) - 60);
		});
		const [first = ""] = await scrollTo(page, top);
		for (const [width, columns] of [
			[800, 2],
			[375, 1],
			[800, 2],
			[1280, 3],
		] as const) {
			await resizeToColumns(page, width, columns);
			await expect.poll(async () => (await visibleTitles(page)).slice(0, 3)).toContain(first);
			expect(await cards(page).count()).toBeLessThan(maxCards);
		}
	});
	await test.step("printing includes the cards near the viewport and no blank pages", async () => {
		const top = await scrollToPart(page, 0.6);
		const before = await visibleTitles(page);
		const sheets = (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
		expect(sheets).toBeGreaterThan(1);
		expect(sheets).toBeLessThan(15);
		await expect.poll(() => scrollY(page)).toBe(top);
		await expect.poll(() => visibleTitles(page)).toEqual(before);
	});
	await expectAccessible(page, "far down the list");
}

async function expectKeyboard(page: Page, size: number) {
	await openCatalog(page, size);
	const focused = await page.evaluateHandle(() => {
		const titles: (string | null)[] = [];
		document.addEventListener("focusin", ({ target }) => titles.push((target as Element).textContent));
		return titles;
	});
	await test.step("Tab moves from card to card beyond the rendered ones, and back", async () => {
		await cards(page).first().getByRole("link").focus();
		for (let steps = 0; steps < 24; steps += 1) await page.keyboard.press("Tab");
		await expect(link(page, 24)).toBeFocused();
		await expect(page.locator(":focus")).toBeInViewport();
		for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press("Shift+Tab");
		await expect(page.locator(":focus")).toBeInViewport();
		const indexes = [...Array(25).keys(), ...[...Array(12).keys()].map((step) => 23 - step)];
		expect(await focused.jsonValue()).toEqual(indexes.map(titleOf));
	});
	await test.step("a focused card keeps the focus when it is scrolled out of view", async () => {
		for (const part of [0.4, 0.9]) await scrollToPart(page, part);
		await expect(link(page, 12)).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(link(page, 13)).toBeFocused();
		await expect(page.locator(":focus")).toBeInViewport();
		expect(await visibleTitles(page)).toContain(titleOf(13));
	});
	await test.step("Tab enters the list at its first card, Shift+Tab at its last", async () => {
		await scrollToPart(page, 0.5);
		await page.getByRole("search").locator("button, input, select").last().focus();
		await page.keyboard.press("Tab");
		await expect(link(page, 0)).toBeFocused();
		await page.getByRole("contentinfo").getByRole("link").first().focus();
		await page.keyboard.press("Shift+Tab");
		await expect(link(page, size - 1)).toBeFocused();
		await expect(page.locator(":focus")).toBeInViewport();
	});
}

async function expectScrollRestoration(page: Page, size: number) {
	const calls = await openCatalog(page, size);
	const top = await scrollToPart(page, 0.6);
	const before = await visibleTitles(page);
	const title = before[4] ?? "";
	const expectRestored = async () => {
		await expect.poll(() => scrollY(page)).toBe(top);
		await expect.poll(() => visibleTitles(page)).toEqual(before);
	};
	const expectTemplate = async () => {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(page.getByRole("tab").first()).toBeVisible();
	};
	await test.step("after a reload", async () => {
		await page.reload();
		await expectRestored();
	});
	await test.step("after back and forward", async () => {
		await page.getByRole("link", { name: title, exact: true }).click({ position: { x: 5, y: 5 } });
		await expectTemplate();
		await page.goBack();
		await expectRestored();
		await page.goForward();
		await expectTemplate();
	});
	await test.step("after a reload of the template", async () => {
		await page.reload();
		await expectTemplate();
		await page.goBack();
		await expectRestored();
		// One call for each of the three page loads, and at most one for each return to the list.
		expect(calls.list).toBeGreaterThanOrEqual(3);
		expect(calls.list).toBeLessThanOrEqual(5);
	});
	await test.step("but not after a switch of the language", async () => {
		await chooseLanguage(page, "ru");
		await expect(page).toHaveURL("/ru/templates/");
		await expect.poll(() => scrollY(page)).toBe(0);
		expect((await visibleTitles(page))[0]).toBe(titleOf(0));
		await page.goBack();
		await expect.poll(() => scrollY(page)).toBe(top);
	});
}

for (const size of [1_000, 10_000]) {
	const tag = size === 10_000 ? "@deep" : [];

	for (const width of size === 10_000 ? [375, 1280, 1920] : [1280]) {
		test(`${size} templates at ${width} px render few cards, without layout shift`, { tag }, ({ page }) =>
			expectFewCards(page, size, width),
		);
	}

	for (const { code } of languages.filter((language) => size === 10_000 || language.code === "uz")) {
		test(`${size} cards have the same height and the right position in ${code}`, { tag }, ({ page }) =>
			expectEvenCards(page, size, code),
		);
	}

	test(`the focus moves through ${size} templates`, { tag }, ({ page }) => expectKeyboard(page, size));

	test(`the scroll position in ${size} templates is restored`, { tag }, ({ page }) =>
		expectScrollRestoration(page, size),
	);
}
