import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { readContent, shows } from "../kit/content";
import { open } from "../kit/navigation";
import { translations } from "../kit/translations";

const { log } = readContent<{ log?: { id: string; text?: string }[] }>("hero");
const { hero } = translations("en", "landing");

test.skip(!shows("hero") || !log, "content/hero.yaml has no log, or content/site.yaml hides the section");

const runOf = (page: Page) => page.getByRole("figure", { name: hero.run.sample });
const again = (page: Page) => page.getByRole("button", { name: hero.run.again });

/** The animations of the run that are not over. */
const playing = (page: Page) =>
	runOf(page).evaluate(
		(run) => run.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
	);

test("the run plays once in view, and again on request", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 500 });
	await open(page, "/");
	// The island has replaced its HTML.
	await expect(again(page)).toBeVisible();
	await expect(runOf(page)).toHaveAttribute("data-playing", "ready");
	expect(await playing(page)).toBe(0);
	await runOf(page).scrollIntoViewIfNeeded();
	await expect(runOf(page)).toHaveAttribute("data-playing", "true");
	await expect.poll(() => playing(page)).toBeGreaterThan(0);
	// Never invisible.
	const opacities = await runOf(page)
		.getByRole("listitem")
		.evaluateAll((all) => all.map((entry) => Number(getComputedStyle(entry).opacity)));
	expect(Math.min(...opacities)).toBeGreaterThan(0.2);
	await expect.poll(() => playing(page)).toBe(0);
	await again(page).click();
	expect(await playing(page)).toBeGreaterThan(0);
	await expect(again(page)).toBeFocused();
});

test("with reduced motion, the run is over", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, "/");
	await expect(runOf(page)).toHaveAttribute("data-playing", "true");
	expect(await playing(page)).toBe(0);
	await expect(again(page)).toBeHidden();
});

test.describe("the message of the run is in the first screen", () => {
	test.use({ hasTouch: true, reducedMotion: "reduce" });

	for (const { code } of languages) {
		test(code, async ({ page }) => {
			await open(page, path("/", code));
			await page.evaluate(() => document.fonts.ready.then(() => undefined));
			const { text } = translations(code, "landing").hero.run.message;
			for (const [width, height] of [
				[375, 812],
				[1280, 720],
				[1440, 900],
			] as const) {
				await page.setViewportSize({ width, height });
				const message = page.locator("#hero-section figure > :last-child").filter({ hasText: text });
				await expect(message, `at ${width} x ${height}`).toBeInViewport({ ratio: 1 });
			}
		});
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the run is over, and phones show the part of the script that runs", async ({ page, consoleErrors }) => {
		consoleErrors.allow(/preloaded using link preload but not used/);
		const { hero } = translations("ru", "landing");
		const strings: Record<string, string> = hero.run.log;
		await page.setViewportSize({ width: 375, height: 700 });
		await page.goto(path("/", "ru"));
		const run = page.getByRole("figure", { name: hero.run.sample });
		const shownStrings = [...(log ?? []).map(({ id, text }) => text ?? strings[id] ?? ""), hero.run.message.text];
		for (const text of shownStrings) await expect(run.getByText(text).first()).toBeVisible();
		const opacities = await run
			.locator("[data-step]")
			.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
		expect(new Set(opacities)).toEqual(new Set(["1"]));
		await expect(run.getByRole("button")).toHaveCount(0);
		const lines = run.locator("code > span");
		const counts = async () => [await lines.count(), await lines.filter({ visible: true }).count()];
		const [all = 0, shown = 0] = await counts();
		expect(shown).toBeLessThan(all);
		await page.setViewportSize({ width: 1280, height: 800 });
		expect(await counts()).toEqual([all, all]);
	});
});
