import type { Page } from "@playwright/test";
import { expect, path, test } from "../kit/browser";
import { shows } from "../kit/content";
import { open } from "../kit/navigation";

test.use({ locale: "en-US" });

const suggestion = (page: Page) => page.getByRole("complementary");

for (const [width, height] of [
	[1280, 800],
	// 400 % zoom of 1280 x 1024.
	[320, 256],
] as const) {
	test(`at ${width} x ${height}, the suggestion does not cover what has the focus`, async ({ page }) => {
		// Without smooth scrolling.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width, height });
		await open(page, path("/templates/", "ru"));
		await expect(suggestion(page)).toBeVisible();
		await page.getByRole("searchbox").focus();
		const covered: string[] = [];
		for (let index = 0; index < 25; index++) {
			await page.keyboard.press("Tab");
			const name = await page.evaluate(() => {
				const bar = document.querySelector("aside")?.getBoundingClientRect();
				const focused = document.activeElement;
				const box = focused?.getBoundingClientRect();
				const isBelow = box && bar && box.top < bar.bottom && box.bottom > bar.top && !focused?.closest("aside");
				return isBelow ? focused?.textContent : null;
			});
			if (name != null) covered.push(name);
		}
		expect(covered).toEqual([]);
	});
}

test("the suggestion does not cover the button of the hero, and leaves with the first screen, unless it has the focus", async ({
	page,
}) => {
	test.skip(!shows("hero"), "content/site.yaml hides the section");
	const scrollTo = (screens: number) =>
		page.evaluate((top) => window.scrollTo({ top: top * window.innerHeight, behavior: "instant" }), screens);
	await page.setViewportSize({ width: 320, height: 568 });
	await open(page, path("/", "ru"));
	await expect(suggestion(page)).toBeVisible();
	const start = page.locator("#hero-section").getByRole("link").first();
	const isCovered = await start.evaluate((link) => {
		const bar = document.querySelector("aside")?.getBoundingClientRect();
		const box = link.getBoundingClientRect();
		return bar !== undefined && box.top < bar.bottom && box.bottom > bar.top;
	});
	expect(isCovered).toBe(false);
	await scrollTo(2);
	await expect(suggestion(page)).toBeHidden();
	await scrollTo(0);
	await expect(suggestion(page)).toBeVisible();
	await suggestion(page).getByRole("button").focus();
	await scrollTo(2);
	await expect(suggestion(page)).toBeVisible();
});

test("on phones, the suggestion comes with the first scroll: it does not cover the run of the hero", async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 812 });
	await open(page, path("/", "ru"));
	await expect(page.locator("aside")).toBeAttached();
	await expect(page.locator("aside")).toBeHidden();
	await page.mouse.wheel(0, 100);
	await expect(suggestion(page)).toBeVisible();
});
