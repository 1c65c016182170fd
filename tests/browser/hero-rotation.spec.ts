import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { isHydrated, open } from "../kit/navigation";
import { translations } from "../kit/translations";

const interval = 3000;

/** Opens a page with a paused clock, so that the first word is at the start of its interval. */
async function openWithPausedClock(page: Page, address: string) {
	await page.clock.install({ time: new Date("2026-03-02T09:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-02T09:00:01Z"));
	await page.goto(address);
	const step = async () => {
		await page.clock.runFor(1);
		return isHydrated(page);
	};
	await expect.poll(step, { intervals: [10], message: "hydrated" }).toBe(true);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Changes the motion preference and waits for the change event. */
async function setMotionPreference(page: Page, reducedMotion: "reduce" | "no-preference") {
	const handle = await page.evaluateHandle(() => {
		const query = window.matchMedia("(prefers-reduced-motion: reduce)");
		return { change: new Promise((resolve) => query.addEventListener("change", () => resolve(true), { once: true })) };
	});
	await page.emulateMedia({ reducedMotion });
	await handle.evaluate(({ change }) => change);
}

const active = (page: Page) => page.locator('h1 [data-state="active"]');

for (const { code } of languages) {
	const { hero } = translations(code, "landing");
	const words = Object.values(hero.words);

	for (const width of [375, 1280]) {
		test(`eight words rotate without layout shift in ${code} at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await openWithPausedClock(page, path("/", code));
			const lead = page.getByText(hero.lead);
			const start = await lead.boundingBox();
			const title = page.getByRole("heading", { level: 1 });
			expect(words).toHaveLength(8);
			for (const [index, word] of [...words, ...words.slice(0, 1)].entries()) {
				await expect(active(page)).toHaveText(word);
				await expect(title).toHaveAccessibleName(hero.headline.replace("{{word}}", word));
				const previous = words[(index - 1 + 8) % 8] ?? "";
				await expect(page.locator('h1 [data-state="exit"]')).toHaveText(index === 0 ? [] : [previous]);
				expect(await lead.boundingBox()).toEqual(start);
				await page.clock.runFor(interval - 1);
				await expect(active(page)).toHaveText(word);
				await page.clock.runFor(1);
			}
		});
	}

	test(`the rotation can be paused and resumed in ${code}`, async ({ page }) => {
		await openWithPausedClock(page, path("/", code));
		await page.getByRole("button", { name: hero.pause }).click();
		await page.clock.runFor(3 * interval);
		await expect(active(page)).toHaveText(words[0] ?? "");
		await page.getByRole("button", { name: hero.play }).press("Enter");
		await expect(page.getByRole("button", { name: hero.pause })).toBeFocused();
		await page.clock.runFor(interval);
		await expect(active(page)).toHaveText(words[1] ?? "");
	});
}

test("reduced motion stops the rotation, from the start or later", async ({ page }) => {
	const words = Object.values(translations("en", "landing").hero.words);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openWithPausedClock(page, "/");
	await page.clock.runFor(3 * interval);
	await expect(active(page)).toHaveText(words[0] ?? "");
	await setMotionPreference(page, "no-preference");
	await page.clock.runFor(interval);
	await expect(active(page)).toHaveText(words[1] ?? "");
	await setMotionPreference(page, "reduce");
	await page.clock.runFor(3 * interval);
	await expect(active(page)).toHaveText(words[1] ?? "");
});

test("the words rotate in real time", async ({ page }) => {
	await open(page, "/");
	// Measured in the page, without the delays of this test.
	const duration = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let first: number | undefined;
				new MutationObserver(() => {
					if (first === undefined) first = performance.now();
					else resolve(performance.now() - first);
				}).observe(document.querySelector("h1") as Node, { subtree: true, attributeFilter: ["data-state"] });
			}),
	);
	expect(Math.abs(duration - interval)).toBeLessThan(300);
});
