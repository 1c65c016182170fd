import { expect, type Frame, type Page } from "@playwright/test";
import { contentPages } from "./content";

/** One route for each kind of page. `/nope/` does not exist. */
export const routes = ["/", "/templates/", "/template/101/", "/nope/", ...contentPages.map((name) => `/${name}/`)];

/** Runs in the page: whether it is hydrated, with the header and the element around the footer, whose HTML stays as it is. */
export const isHydrated = () =>
	["header", ":has(> footer)"].every((selector) =>
		Object.keys(document.querySelector(selector) ?? {}).some((key) => /^__reactProps/.test(key)),
	);

/** Waits for hydration: before it, buttons do nothing. */
export async function waitForHydration(page: Page | Frame) {
	// Evaluating fails when the page redirects.
	const isReady = () => page.evaluate(isHydrated).catch(() => false);
	await expect.poll(isReady, { intervals: [50], timeout: 20_000, message: "hydrated" }).toBe(true);
}

/** Loads a page and waits for its hydration. */
export async function open(page: Page, path: string) {
	const response = await page.goto(path);
	await waitForHydration(page);
	return response;
}

/** Navigates within the site, as a link does. */
export async function push(page: Page | Frame, to: string) {
	await page.evaluate((path) => (window as unknown as { ___push: (to: string) => void }).___push(path), to);
}

/** The header's language menu: its button, and the list of links that the button opens. */
export function languageMenu(page: Page) {
	const list = page.locator("#language-menu");
	return { button: page.locator("button[aria-controls=language-menu]"), list, links: list.getByRole("link") };
}

/** Switches to another language through the language menu. */
export async function chooseLanguage(page: Page, code: string) {
	const { button, list } = languageMenu(page);
	await button.click();
	await list.locator(`[hreflang="${code}"]`).click();
}

/** Runs in the page: returns the scroll position that ten frames in a row have shown. A busy machine has few frames. */
export async function scrollAtRest(): Promise<number> {
	let top = Number.NaN;
	for (let frames = 0; frames < 10; frames = window.scrollY === top ? frames + 1 : 0) {
		top = window.scrollY;
		await new Promise((resolve) => requestAnimationFrame(resolve));
	}
	return top;
}

/** Waits until scrolling has stopped and returns the scroll position. */
export const settledScroll = (page: Page) => page.evaluate(scrollAtRest);

/** Changes the width of the viewport and waits for transitions: a font size that changes may pass through some frames. */
export async function resize(page: Page, width: number, height = 800) {
	await page.setViewportSize({ width, height });
	await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}

/** The bottom edge of the fixed header. */
export async function headerBottom(page: Page): Promise<number> {
	const box = await page.locator("header").boundingBox();
	return box ? box.y + box.height : 0;
}

/** Waits until the market's templates have replaced those of the build's snapshot. Scrolls to them on the landing page. */
export async function waitForCards(page: Page) {
	const section = page.locator("#templates");
	const isLanding = (await section.count()) > 0;
	if (!isLanding && (await page.locator("#resources").count()) > 0) return;
	if (isLanding) await section.scrollIntoViewIfNeeded();
	const isList = isLanding || /\/templates\/$/.test(new URL(page.url()).pathname);
	// The number of templates is announced when the call has been answered.
	if (isList) await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/\d/);
	await expect(page.getByRole("article").first()).toBeVisible();
	if (isLanding) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}
