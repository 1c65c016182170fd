import { expect, languages, path, test } from "../kit/browser";
import { readContent, shows } from "../kit/content";
import { isHydrated, open } from "../kit/navigation";
import { translations } from "../kit/translations";

test("the words rotate in their order, without layout shift", async ({ page }) => {
	test.skip(!shows("hero"), "content/site.yaml hides the section");
	const { hero } = translations("ru", "landing");
	const wordStrings: Record<string, string> = hero.words;
	const words = readContent<{ words: string[] }>("hero").words.map((id) => wordStrings[id] ?? "");
	// With a paused clock, the first word is at the start of its interval.
	await page.clock.install({ time: new Date("2026-03-02T09:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-02T09:00:01Z"));
	await page.goto(path("/", "ru"));
	const step = async () => {
		await page.clock.runFor(1);
		return page.evaluate(isHydrated);
	};
	await expect.poll(step, { intervals: [10], message: "hydrated" }).toBe(true);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));

	const elements = page.locator("#hero-section h1, #hero-section h1 ~ *");
	const heights = () => elements.evaluateAll((all) => all.map((each) => each.clientHeight));
	for (const width of [1280, 375]) {
		await page.setViewportSize({ width, height: 800 });
		const start = await heights();
		for (const word of words) {
			await expect(page.locator('h1 [data-state="active"]')).toHaveText(word);
			const title = page.getByRole("heading", { level: 1 });
			await expect(title).toHaveAccessibleName(hero.headline.replace("{{word}}", word));
			expect(await heights(), `at ${width} px`).toEqual(start);
			await page.clock.fastForward(3000);
		}
	}
});

/** Runs in the page: what is over the pause button, or under it: a part of the title, or the header. */
function covered(button: Element) {
	const { left, right, top, bottom } = button.getBoundingClientRect();
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const points: [number, number][] = [
		[x, top + 1],
		[x, bottom - 1],
		[left + 1, y],
		[right - 1, y],
	];
	const over = points
		.map((point) => document.elementFromPoint(...point))
		.filter((element) => !button.contains(element));
	const title = document.createRange();
	title.selectNodeContents(document.querySelector("h1") ?? button);
	const under = [...title.getClientRects()].filter(
		(rect) => rect.right > left && rect.left < right && rect.bottom > top && rect.top < bottom,
	);
	return { over: over.map((element) => element?.tagName), under: under.map((rect) => rect.toJSON()) };
}

for (const { code } of languages) {
	test(`a finger reaches the whole pause button, beside each word: ${code}`, async ({ browser }) => {
		test.skip(!shows("hero"), "content/site.yaml hides the section");
		const context = await browser.newContext({ hasTouch: true, isMobile: true });
		const page = await context.newPage();
		await open(page, path("/", code));
		const button = page.getByRole("button", { name: translations(code, "landing").hero.pause });
		for (const width of [320, 390, 639]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await button.evaluate(covered), `at ${width} px`).toEqual({ over: [], under: [] });
		}
		await context.close();
	});
}
