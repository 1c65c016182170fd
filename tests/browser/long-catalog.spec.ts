import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { largeCatalogue } from "../kit/large-catalogue";
import { open, settledScroll } from "../kit/visit";

const size = 10_000;
/** Short descriptions: what is counted here is cards, not bytes. */
const catalogue = largeCatalogue(size).map((entry) => ({ ...entry, description: entry.description.slice(0, 120) }));
const body = JSON.stringify(catalogue);
const titleOf = (index: number) => catalogue.at(index)?.title ?? "";

/** More cards than this are a long list of nodes, however long the catalogue. */
const bound = 100;

async function openCatalogue(page: Page, route = "/templates/") {
	const calls = await mockMarket(page, {
		list: { body },
		detail: (id) => ({ body: templateDetail(titleOf(Number(id) - 1)) }),
	});
	await open(page, route);
	await expect(page.getByRole("article").first()).toBeVisible();
	return calls;
}

const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** The titles on the screen below the header, once every place there has its card. */
async function titlesOnScreen(page: Page): Promise<string[]> {
	const read = () =>
		page.evaluate(() => {
			const places = [...document.querySelectorAll("li[aria-posinset]")].filter((place) => {
				const { top, bottom } = place.getBoundingClientRect();
				return bottom > 100 && top < innerHeight;
			});
			return places.map((place) => place.querySelector("article a")?.textContent ?? "");
		});
	await expect.poll(async () => (await read()).every((title) => title !== "")).toBe(true);
	return read();
}

async function scrollTo(page: Page, top: number) {
	await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
	await titlesOnScreen(page);
}

test.use({ reducedMotion: "reduce" });

for (const width of [375, 1280, 1920]) {
	test(`${size} templates at ${width}: few cards, from the first to the last, and nothing moves`, async ({ page }) => {
		await page.setViewportSize({ width, height: width === 1920 ? 1080 : 800 });
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
			}).observe({ type: "layout-shift", buffered: true });
		});
		await openCatalogue(page);
		await expect(page.getByRole("status").first()).toHaveText("10,000 templates");
		expect(await cards(page).count()).toBeLessThan(bound);
		expect((await titlesOnScreen(page))[0]).toBe(titleOf(0));
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (const part of [0.1, 0.5, 0.501, 0.9]) {
			await scrollTo(page, Math.round(height * part));
			expect(await cards(page).count()).toBeLessThan(bound);
		}
		await page.keyboard.press("End");
		await expect(page.getByRole("contentinfo")).toBeInViewport();
		await page.getByRole("link", { name: titleOf(-1), exact: true }).scrollIntoViewIfNeeded();
		expect((await titlesOnScreen(page)).at(-1)).toBe(titleOf(-1));
		expect(await cards(page).count()).toBeLessThan(bound);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
		await page.keyboard.press("Home");
		await expect(cards(page).first()).toBeInViewport();
		expect((await titlesOnScreen(page))[0]).toBe(titleOf(0));
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
	});
}

for (const { code } of languages) {
	test(`all cards of a long list are of one height in ${code}, and stand where they should`, async ({ page }) => {
		await openCatalogue(page, path("/templates/", code));
		for (const [width, columns] of [
			[320, 1],
			[640, 2],
			[1280, 3],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			// The list sees to it that the same template stays where it was.
			await settledScroll(page);
			const heights = new Set<number>();
			const wrong: string[] = [];
			for (const top of [0, 5_000, 50_000, 500_000]) {
				await scrollTo(page, top);
				const seen = await page.evaluate(() => {
					const list = document.querySelector("main ul:has(> [aria-posinset])");
					const from = list?.getBoundingClientRect();
					return [...document.querySelectorAll("li:has(> article)")].map((item) => {
						const box = item.getBoundingClientRect();
						const place = Number(item.getAttribute("aria-posinset")) - 1;
						const { width, height } = box;
						return { place, width, height, left: box.left - (from?.left ?? 0), top: box.top - (from?.top ?? 0) };
					});
				});
				const pitch = Math.ceil(Math.max(...seen.map(({ height }) => height))) + 20;
				for (const { place, left, top: y, ...size } of seen) {
					heights.add(Math.round(size.height));
					const column = Math.round(left / (size.width + 20));
					const row = Math.round(y / pitch);
					if (row * columns + column !== place) wrong.push(`${place} is at ${row}, ${column}`);
				}
			}
			expect([...heights], `heights at ${width}`).toHaveLength(1);
			expect(wrong, `places at ${width}`).toEqual([]);
		}
	});
}

test("each page of the keyboard shows cards, and odd ones are free all the way down", async ({ page }) => {
	await openCatalogue(page);
	const { free } = copyOf("en", "market").card;
	for (let pages = 0; pages < 8; pages += 1) {
		await page.keyboard.press(pages % 2 === 0 ? "PageDown" : "Space");
		await settledScroll(page);
		expect((await titlesOnScreen(page)).length).toBeGreaterThan(3);
	}
	await scrollTo(page, 700_000);
	const items = await page.locator("li:has(> article)").evaluateAll((all) =>
		all.map((item) => {
			const place = Number(item.getAttribute("aria-posinset"));
			const of = Number(item.getAttribute("aria-setsize"));
			return { place, of, title: item.querySelector("h2")?.textContent, text: item.textContent ?? "" };
		}),
	);
	for (const { place, of, title, text } of items) {
		expect([title, of]).toEqual([titleOf(place - 1), size]);
		expect(text.includes(free)).toBe(place % 2 === 0);
	}
});

test("Tab leads from card to card, beyond what is rendered, and back", async ({ page }) => {
	await openCatalogue(page);
	await page.evaluate(() => {
		const visited: (string | null)[] = [];
		Object.assign(window, { visited });
		document.addEventListener("focusin", ({ target }) => visited.push((target as Element).textContent));
	});
	await cards(page).first().getByRole("link").focus();
	for (let steps = 0; steps < 24; steps += 1) await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: titleOf(24), exact: true })).toBeFocused();
	await expect(page.locator(":focus")).toBeInViewport();
	for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press("Shift+Tab");
	await expect(page.locator(":focus")).toBeInViewport();
	const places = [...Array(25).keys(), ...[...Array(12).keys()].map((step) => 23 - step)];
	const visited = await page.evaluate(() => (window as unknown as { visited: string[] }).visited);
	expect(visited).toEqual(places.map((place) => titleOf(place)));
});

test("the focus is not lost when its card is scrolled away, and goes on from there", async ({ page }) => {
	await openCatalogue(page);
	const link = page.getByRole("link", { name: titleOf(7), exact: true });
	await link.focus();
	await scrollTo(page, 400_000);
	await scrollTo(page, 900_000);
	await expect(link).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: titleOf(8), exact: true })).toBeFocused();
	await expect(page.locator(":focus")).toBeInViewport();
	expect(await titlesOnScreen(page)).toContain(titleOf(8));
});

test("Tab from above enters the list at its first card, Shift+Tab from below at its last", async ({ page }) => {
	await openCatalogue(page);
	await scrollTo(page, 500_000);
	await page.getByRole("search").locator("button, input, select").last().focus();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: titleOf(0), exact: true })).toBeFocused();
	await page.getByRole("contentinfo").getByRole("link").first().focus();
	await page.keyboard.press("Shift+Tab");
	await expect(page.getByRole("link", { name: titleOf(-1), exact: true })).toBeFocused();
	await expect(page.locator(":focus")).toBeInViewport();
});

test("going back, forward and back returns deep down the list, to the pixel", async ({ page }) => {
	await openCatalogue(page);
	await scrollTo(page, 612_345);
	const before = await titlesOnScreen(page);
	const title = before[4] ?? "";
	await page.getByRole("link", { name: title, exact: true }).click({ position: { x: 5, y: 5 } });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	for (let times = 0; times < 2; times += 1) {
		await page.goBack();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(612_345);
		expect(await titlesOnScreen(page)).toEqual(before);
		if (times === 0) await page.goForward();
		await expect(page.getByRole("article").first()).toBeVisible();
	}
});

test("a reload, and going back after one, return deep down the list as soon as it is there again", async ({ page }) => {
	const calls = await openCatalogue(page);
	await scrollTo(page, 612_345);
	const before = await titlesOnScreen(page);
	await page.reload();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(612_345);
	expect(await titlesOnScreen(page)).toEqual(before);
	await page.getByRole("link", { name: before[4], exact: true }).click({ position: { x: 5, y: 5 } });
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.reload();
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(612_345);
	expect(await titlesOnScreen(page)).toEqual(before);
	expect(calls.list).toBe(3);
});

test("another language starts at the top of the same list", async ({ page }) => {
	await openCatalogue(page);
	await scrollTo(page, 612_345);
	await page.locator("button[aria-haspopup=menu]").click();
	await page.getByRole("menuitem").filter({ hasText: "Русский" }).click();
	await expect(page).toHaveURL(/\/ru\/templates\/$/);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	expect((await titlesOnScreen(page))[0]).toBe(titleOf(0));
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(612_345);
});

test("the same template stays at the top when the columns change", async ({ page }) => {
	await openCatalogue(page);
	await scrollTo(page, 612_345);
	const [first = ""] = await titlesOnScreen(page);
	for (const width of [800, 375, 800, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(page.locator("li[aria-posinset]", { hasText: first })).toBeInViewport();
		expect((await titlesOnScreen(page)).slice(0, 3)).toContain(first);
		expect(await cards(page).count()).toBeLessThan(bound);
	}
});

for (const count of [0, 1, 2, 4, 31, 48, 49]) {
	test(`a catalogue of ${count} is shown from the first to the last`, async ({ page }) => {
		await mockMarket(page, { list: { body: catalogue.slice(0, count) } });
		await open(page, "/templates/");
		if (count === 0) {
			await expect(page.getByRole("heading", { name: copyOf("en", "market").list.empty.title })).toBeVisible();
			return;
		}
		await expect(cards(page).first()).toBeVisible();
		await page.keyboard.press("End");
		await expect(page.getByRole("link", { name: titleOf(count - 1), exact: true })).toBeInViewport();
		if (count <= 48) await expect(cards(page)).toHaveCount(count);
		await expect(page.getByRole("contentinfo")).toBeInViewport();
	});
}

test("scrolling asks for nothing but the authors' pictures", async ({ page }) => {
	await openCatalogue(page);
	const asked = new Set<string>();
	page.on("request", (request) => asked.add(new URL(request.url()).pathname));
	for (const top of [2_000, 100_000, 600_000, 1_000_000]) await scrollTo(page, top);
	expect([...asked].filter((url) => !/^\/avatars\/\d\.svg$|\/page-data\/|\.js$/.test(url))).toEqual([]);
	expect(asked.size).toBeLessThan(20);
});

test("on paper are the cards near the screen, and no empty pages", async ({ page }) => {
	await openCatalogue(page);
	await scrollTo(page, 600_000);
	const before = await titlesOnScreen(page);
	const pdf = (await page.pdf()).toString("latin1");
	const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
	expect(sheets).toBeGreaterThan(1);
	expect(sheets).toBeLessThan(15);
	expect(await page.evaluate(() => window.scrollY)).toBe(600_000);
	expect(await titlesOnScreen(page)).toEqual(before);
});

test("a long list has no violations, at its top and deep down", async ({ page }) => {
	await openCatalogue(page);
	await expectAccessible(page, "at the top");
	await scrollTo(page, 600_000);
	await expectAccessible(page, "deep down");
});

test("a description of a megabyte does not hold up the list", async ({ page }) => {
	const huge = `<p>The beginning. ${"word ".repeat(200_000)}</p>`;
	const list = catalogue.slice(0, 60).map((entry, index) => (index < 3 ? { ...entry, description: huge } : entry));
	await mockMarket(page, { list: { body: list } });
	await open(page, "/templates/");
	await expect(cards(page).first()).toContainText("The beginning.");
	expect((await cards(page).first().innerText()).length).toBeLessThan(600);
});
