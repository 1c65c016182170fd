import type { Browser } from "@playwright/test";
import { visit } from "./taps";

/** How long the hero shows a word, in ms (docs/rules.md, Hero). */
const interval = 3000;

/** From the start of a visit until the times of the browser's work are read, in ms: the hero's word has changed, and the run is over. */
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

/**
 * What loading the landing page takes, in ms.
 * @returns `alive` is when the hero's word began to wait for its change, NaN without scripts; the others are the time that the main
 * thread worked on scripts, styles and layout
 */
export const loadingTimes = (browser: Browser, origin: string) =>
	visit(browser, async (page, session) => {
		await page.addInitScript(watchWord);
		await session.send("Performance.enable");
		await page.goto(`${origin}/`, { waitUntil: "commit" });
		await page.waitForTimeout(stretch);
		const changedAt = await page.evaluate(() => (window as unknown as { wordChangedAt?: number }).wordChangedAt);
		const { metrics } = await session.send("Performance.getMetrics");
		const time = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
		return {
			alive: (changedAt ?? Number.NaN) - interval,
			script: time("ScriptDuration"),
			style: time("RecalcStyleDuration"),
			layout: time("LayoutDuration"),
		};
	});
