import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { isHydrated, open } from "../kit/visit";

const interval = 3000;

/** The landing page with the time standing still from the moment at which the first word's turn begins. */
async function openAt(page: Page, address: string) {
	await page.clock.install({ time: new Date("2026-03-02T09:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-02T09:00:01Z"));
	await page.goto(address);
	const step = async () => {
		await page.clock.runFor(1);
		return isHydrated(page);
	};
	await expect.poll(step, { intervals: [10], message: "React has taken over" }).toBe(true);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Changes what the visitor wants and waits until the page has been told, which the browser does with its next frame. */
async function wantMotion(page: Page, reducedMotion: "reduce" | "no-preference") {
	const told = await page.evaluateHandle(() => {
		const query = window.matchMedia("(prefers-reduced-motion: reduce)");
		return { change: new Promise((resolve) => query.addEventListener("change", () => resolve(true), { once: true })) };
	});
	await page.emulateMedia({ reducedMotion });
	await told.evaluate(({ change }) => change);
}

const active = (page: Page) => page.locator('h1 [data-state="active"]');

for (const { code } of languages) {
	const { hero } = copyOf(code, "landing");
	const words = Object.values(hero.words);

	for (const width of [375, 1280]) {
		test(`eight words take turns in ${code} at ${width} and move nothing`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await openAt(page, path("/", code));
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

	test(`the words can be paused and played in ${code}`, async ({ page }) => {
		await openAt(page, path("/", code));
		await page.getByRole("button", { name: hero.pause }).click();
		await page.clock.runFor(3 * interval);
		await expect(active(page)).toHaveText(words[0] ?? "");
		await page.getByRole("button", { name: hero.play }).press("Enter");
		await expect(page.getByRole("button", { name: hero.pause })).toBeFocused();
		await page.clock.runFor(interval);
		await expect(active(page)).toHaveText(words[1] ?? "");
	});
}

test("the words stand still where no motion is wanted, from the start or later", async ({ page }) => {
	const words = Object.values(copyOf("en", "landing").hero.words);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openAt(page, "/");
	await page.clock.runFor(3 * interval);
	await expect(active(page)).toHaveText(words[0] ?? "");
	await wantMotion(page, "no-preference");
	await page.clock.runFor(interval);
	await expect(active(page)).toHaveText(words[1] ?? "");
	await wantMotion(page, "reduce");
	await page.clock.runFor(3 * interval);
	await expect(active(page)).toHaveText(words[1] ?? "");
});

test("the words take turns in real time", async ({ page }) => {
	await open(page, "/");
	// Timed in the page, where no delay of this test counts.
	const between = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let first: number | undefined;
				new MutationObserver(() => {
					if (first === undefined) first = performance.now();
					else resolve(performance.now() - first);
				}).observe(document.querySelector("h1") as Node, { subtree: true, attributeFilter: ["data-state"] });
			}),
	);
	expect(Math.abs(between - interval)).toBeLessThan(300);
});
