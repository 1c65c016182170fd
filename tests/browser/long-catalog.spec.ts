import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { largeCatalog } from "../kit/large-catalog";
import { chooseLanguage, open, settledScroll } from "../kit/navigation";
import { translations } from "../kit/translations";

const size = 10_000;
/** Short descriptions keep the response small. */
const catalog = largeCatalog(size).map((entry) => ({ ...entry, description: entry.description.slice(0, 120) }));
const body = JSON.stringify(catalog);
const titleOf = (index: number) => catalog.at(index)?.title ?? "";

/** Upper limit of rendered cards, independent of the length of the catalog. */
const maxCards = 100;

async function openCatalog(page: Page, route = "/templates/") {
	const calls = await mockMarket(page, {
		list: { body },
		detail: (id) => ({ body: templateDetail(titleOf(Number(id) - 1)) }),
	});
	await open(page, route);
	await expect(page.getByRole("article").first()).toBeVisible();
	return calls;
}

const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** The titles in the viewport below the header, once all placeholders there are filled. */
async function visibleTitles(page: Page): Promise<string[]> {
	const read = () =>
		page.evaluate(() => {
			const items = [...document.querySelectorAll("li[aria-posinset]")].filter((item) => {
				const { top, bottom } = item.getBoundingClientRect();
				return bottom > 100 && top < innerHeight;
			});
			return items.map((item) => item.querySelector("article a")?.textContent ?? "");
		});
	await expect.poll(async () => (await read()).every((title) => title !== "")).toBe(true);
	return read();
}

async function scrollTo(page: Page, top: number) {
	await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
	await visibleTitles(page);
}

test.use({ reducedMotion: "reduce" });

for (const width of [375, 1280, 1920]) {
	test(`${size} templates at ${width} px render few cards, without layout shift`, async ({ page }) => {
		await page.setViewportSize({ width, height: width === 1920 ? 1080 : 800 });
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
			}).observe({ type: "layout-shift", buffered: true });
		});
		await openCatalog(page);
		await expect(page.getByRole("status").first()).toHaveText("10,000 templates");
		expect(await cards(page).count()).toBeLessThan(maxCards);
		expect((await visibleTitles(page))[0]).toBe(titleOf(0));
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (const part of [0.1, 0.5, 0.501, 0.9]) {
			await scrollTo(page, Math.round(height * part));
			expect(await cards(page).count()).toBeLessThan(maxCards);
		}
		await page.keyboard.press("End");
		await expect(page.getByRole("contentinfo")).toBeInViewport();
		await page.getByRole("link", { name: titleOf(-1), exact: true }).scrollIntoViewIfNeeded();
		expect((await visibleTitles(page)).at(-1)).toBe(titleOf(-1));
		expect(await cards(page).count()).toBeLessThan(maxCards);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
		await page.keyboard.press("Home");
		await expect(cards(page).first()).toBeInViewport();
		expect((await visibleTitles(page))[0]).toBe(titleOf(0));
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
	});
}

for (const { code } of languages) {
	test(`all cards have the same height and the right position in ${code}`, async ({ page }) => {
		await openCatalog(page, path("/templates/", code));
		for (const [width, columns] of [
			[320, 1],
			[640, 2],
			[1280, 3],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			// The list keeps the first visible template in view.
			await settledScroll(page);
			const heights = new Set<number>();
			const misplaced: string[] = [];
			for (const top of [0, 5_000, 50_000, 500_000]) {
				await scrollTo(page, top);
				const items = await page.evaluate(() => {
					const list = document.querySelector("main ul:has(> [aria-posinset])");
					const from = list?.getBoundingClientRect();
					return [...document.querySelectorAll("li:has(> article)")].map((item) => {
						const box = item.getBoundingClientRect();
						const position = Number(item.getAttribute("aria-posinset")) - 1;
						const { width, height } = box;
						return { position, width, height, left: box.left - (from?.left ?? 0), top: box.top - (from?.top ?? 0) };
					});
				});
				const pitch = Math.ceil(Math.max(...items.map(({ height }) => height))) + 20;
				for (const { position, left, top: y, ...size } of items) {
					heights.add(Math.round(size.height));
					const column = Math.round(left / (size.width + 20));
					const row = Math.round(y / pitch);
					if (row * columns + column !== position) misplaced.push(`${position} is in row ${row}, column ${column}`);
				}
			}
			expect([...heights], `heights at ${width} px`).toHaveLength(1);
			expect(misplaced, `positions at ${width} px`).toEqual([]);
		}
	});
}

test("Page Down and Space show cards, and odd indexes are free far down the list", async ({ page }) => {
	await openCatalog(page);
	const { free } = translations("en", "catalog").card;
	for (let pages = 0; pages < 8; pages += 1) {
		await page.keyboard.press(pages % 2 === 0 ? "PageDown" : "Space");
		await settledScroll(page);
		expect((await visibleTitles(page)).length).toBeGreaterThan(3);
	}
	await scrollTo(page, 700_000);
	const items = await page.locator("li:has(> article)").evaluateAll((all) =>
		all.map((item) => {
			const position = Number(item.getAttribute("aria-posinset"));
			const total = Number(item.getAttribute("aria-setsize"));
			return { position, total, title: item.querySelector("h2")?.textContent, text: item.textContent ?? "" };
		}),
	);
	for (const { position, total, title, text } of items) {
		expect([title, total]).toEqual([titleOf(position - 1), size]);
		expect(text.includes(free)).toBe(position % 2 === 0);
	}
});

test("Tab moves from card to card beyond the rendered ones, and back", async ({ page }) => {
	await openCatalog(page);
	await page.evaluate(() => {
		const focused: (string | null)[] = [];
		Object.assign(window, { focused });
		document.addEventListener("focusin", ({ target }) => focused.push((target as Element).textContent));
	});
	await cards(page).first().getByRole("link").focus();
	for (let steps = 0; steps < 24; steps += 1) await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: titleOf(24), exact: true })).toBeFocused();
	await expect(page.locator(":focus")).toBeInViewport();
	for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press("Shift+Tab");
	await expect(page.locator(":focus")).toBeInViewport();
	const indexes = [...Array(25).keys(), ...[...Array(12).keys()].map((step) => 23 - step)];
	const focused = await page.evaluate(() => (window as unknown as { focused: string[] }).focused);
	expect(focused).toEqual(indexes.map((index) => titleOf(index)));
});

test("a focused card keeps the focus when it is scrolled out of view", async ({ page }) => {
	await openCatalog(page);
	const link = page.getByRole("link", { name: titleOf(7), exact: true });
	await link.focus();
	await scrollTo(page, 400_000);
	await scrollTo(page, 900_000);
	await expect(link).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: titleOf(8), exact: true })).toBeFocused();
	await expect(page.locator(":focus")).toBeInViewport();
	expect(await visibleTitles(page)).toContain(titleOf(8));
});

test("Tab enters the list at its first card, Shift+Tab at its last", async ({ page }) => {
	await openCatalog(page);
	await scrollTo(page, 500_000);
	await page.getByRole("search").locator("button, input, select").last().focus();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: titleOf(0), exact: true })).toBeFocused();
	await page.getByRole("contentinfo").getByRole("link").first().focus();
	await page.keyboard.press("Shift+Tab");
	await expect(page.getByRole("link", { name: titleOf(-1), exact: true })).toBeFocused();
	await expect(page.locator(":focus")).toBeInViewport();
});

test("back and forward restore the exact scroll position far down the list", async ({ page }) => {
	await openCatalog(page);
	await scrollTo(page, 612_345);
	const before = await visibleTitles(page);
	const title = before[4] ?? "";
	await page.getByRole("link", { name: title, exact: true }).click({ position: { x: 5, y: 5 } });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	for (let times = 0; times < 2; times += 1) {
		await page.goBack();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(612_345);
		expect(await visibleTitles(page)).toEqual(before);
		if (times === 0) await page.goForward();
		await expect(page.getByRole("article").first()).toBeVisible();
	}
});

test("a reload, and going back after a reload, restore the scroll position far down the list", async ({ page }) => {
	const calls = await openCatalog(page);
	await scrollTo(page, 612_345);
	const before = await visibleTitles(page);
	await page.reload();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(612_345);
	expect(await visibleTitles(page)).toEqual(before);
	await page.getByRole("link", { name: before[4], exact: true }).click({ position: { x: 5, y: 5 } });
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.reload();
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(612_345);
	expect(await visibleTitles(page)).toEqual(before);
	expect(calls.list).toBe(3);
});

test("switching the language starts at the top of the list", async ({ page }) => {
	await openCatalog(page);
	await scrollTo(page, 612_345);
	await chooseLanguage(page, "ru");
	await expect(page).toHaveURL(/\/ru\/templates\/$/);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	expect((await visibleTitles(page))[0]).toBe(titleOf(0));
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(612_345);
});

test("the first visible template stays in view when the number of columns changes", async ({ page }) => {
	await openCatalog(page);
	await scrollTo(page, 612_345);
	const [first = ""] = await visibleTitles(page);
	for (const width of [800, 375, 800, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(page.locator("li[aria-posinset]", { hasText: first })).toBeInViewport();
		expect((await visibleTitles(page)).slice(0, 3)).toContain(first);
		expect(await cards(page).count()).toBeLessThan(maxCards);
	}
});

for (const count of [0, 1, 2, 4, 31, 100, 101]) {
	test(`a catalog of ${count} is complete`, async ({ page }) => {
		await mockMarket(page, { list: { body: catalog.slice(0, count) } });
		await open(page, "/templates/");
		if (count === 0) {
			await expect(page.getByRole("heading", { name: translations("en", "catalog").list.empty.title })).toBeVisible();
			return;
		}
		await expect(cards(page).first()).toBeVisible();
		await page.keyboard.press("End");
		await expect(page.getByRole("link", { name: titleOf(count - 1), exact: true })).toBeInViewport();
		if (count <= 100) await expect(cards(page)).toHaveCount(count);
		await expect(page.getByRole("contentinfo")).toBeInViewport();
	});
}

test("scrolling requests nothing but avatars", async ({ page }) => {
	await openCatalog(page);
	const requested = new Set<string>();
	page.on("request", (request) => requested.add(new URL(request.url()).pathname));
	for (const top of [2_000, 100_000, 600_000, 1_000_000]) await scrollTo(page, top);
	expect([...requested].filter((url) => !/^\/avatars\/\d\.svg$|\/page-data\/|\.js$/.test(url))).toEqual([]);
	expect(requested.size).toBeLessThan(20);
});

test("printing includes the cards near the viewport and no blank pages", async ({ page }) => {
	await openCatalog(page);
	await scrollTo(page, 600_000);
	const before = await visibleTitles(page);
	const pdf = (await page.pdf()).toString("latin1");
	const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
	expect(sheets).toBeGreaterThan(1);
	expect(sheets).toBeLessThan(15);
	expect(await page.evaluate(() => window.scrollY)).toBe(600_000);
	expect(await visibleTitles(page)).toEqual(before);
});

test("a long list has no accessibility violations", async ({ page }) => {
	await openCatalog(page);
	await expectAccessible(page, "at the top");
	await scrollTo(page, 600_000);
	await expectAccessible(page, "far down");
});

test("a description of one megabyte does not block the list", async ({ page }) => {
	const huge = `<p>The beginning. ${"word ".repeat(200_000)}</p>`;
	const list = catalog.slice(0, 60).map((entry, index) => (index < 3 ? { ...entry, description: huge } : entry));
	await mockMarket(page, { list: { body: list } });
	await open(page, "/templates/");
	await expect(cards(page).first()).toContainText("The beginning.");
	expect((await cards(page).first().innerText()).length).toBeLessThan(600);
});
