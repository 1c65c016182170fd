import type { Page } from "@playwright/test";
import { expect, path, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { isHydrated } from "../kit/navigation";
import { translations } from "../kit/translations";

const interval = 3000;

/** Opens a page with a paused clock, so that the first word is at the start of its interval. */
async function openWithPausedClock(page: Page, address: string) {
	await page.clock.install({ time: new Date("2026-03-02T09:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-02T09:00:01Z"));
	await page.goto(address);
	const step = async () => {
		await page.clock.runFor(1);
		return page.evaluate(isHydrated);
	};
	await expect.poll(step, { intervals: [10], message: "hydrated" }).toBe(true);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const active = (page: Page) => page.locator('h1 [data-state="active"]');

test("the words rotate without layout shift", async ({ page }) => {
	const { hero } = translations("ru", "landing");
	const texts: Record<string, string> = hero.words;
	const words = readContent<{ words: string[] }>("hero").words.map((id) => texts[id] ?? "");
	await openWithPausedClock(page, path("/", "ru"));
	const lead = page.getByText(hero.lead);
	const title = page.getByRole("heading", { level: 1 });
	let step = 0;
	const expectWord = async () => {
		const word = words[step % words.length] ?? "";
		await expect(active(page)).toHaveText(word);
		await expect(title).toHaveAccessibleName(hero.headline.replace("{{word}}", word));
	};

	for (const width of [1280, 375]) {
		await page.setViewportSize({ width, height: 800 });
		const start = await lead.boundingBox();
		for (const _ of words) {
			await expectWord();
			expect(await lead.boundingBox(), `at ${width} px`).toEqual(start);
			await page.clock.fastForward(interval);
			step += 1;
		}
	}
});
