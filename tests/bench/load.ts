import type { Browser } from "@playwright/test";
import { visit } from "./taps";

/** How long the hero shows a word, in ms (docs/rules.md, Hero). */
const interval = 3000;

/** From the start of a visit until the work is read, in ms: then the run of the hero is over. */
const stretch = 7000;

/** Runs in the page: records when the hero's word changes for the first time. */
function watchWord() {
	const observer = new MutationObserver((changes) => {
		if (!changes.some(({ target }) => (target as HTMLElement).dataset.state === "exit")) return;
		Object.assign(window, { wordChangedAt: performance.now() });
		observer.disconnect();
	});
	observer.observe(document, { subtree: true, attributeFilter: ["data-state"] });
}

/** The time that the main thread works on scripts, styles and layout while the landing page loads, in ms. */
export const workOfLoading = (browser: Browser, origin: string) =>
	visit(browser, async (page, session) => {
		await session.send("Performance.enable");
		await page.goto(`${origin}/`, { waitUntil: "commit" });
		await page.waitForTimeout(stretch);
		const { metrics } = await session.send("Performance.getMetrics");
		const time = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
		return { script: time("ScriptDuration"), style: time("RecalcStyleDuration"), layout: time("LayoutDuration") };
	});

/** When the hero's word begins to wait for its change, in ms after the start: the page is hydrated. */
export const aliveAt = (browser: Browser, origin: string) =>
	visit(browser, async (page) => {
		await page.addInitScript(watchWord);
		await page.goto(`${origin}/`, { waitUntil: "commit" });
		const changed = await page.waitForFunction(() => (window as unknown as { wordChangedAt?: number }).wordChangedAt);
		return Number(await changed.jsonValue()) - interval;
	});
