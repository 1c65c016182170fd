import type { Page } from "@playwright/test";
import { waitForNetworkIdle } from "../kit/first-visit";
import { type Probe, visit } from "./probe";

/** Controls in the order of the taps, and what shows that a tap was answered: the visible text of an element. */
type Control = { name: string; route: string; taps: string[]; shows: string };

const menu: Control = { name: "menu", route: "/", taps: ["button[aria-controls=site-menu]"], shows: "header nav" };
const billing: Control = {
	name: "billing period",
	route: "/#pricing",
	taps: ["annual", "monthly"].map((period) => `#pricing label:has([value=${period}])`),
	shows: "#pricing li:has(h3, h4):nth-child(2)",
};
const tabs: Control = {
	name: "tab of a template",
	route: "/template/101/",
	taps: ["[role=tab]:nth-child(2)", "[role=tab]:nth-child(1)"],
	shows: "main",
};

/** Taps the center of an element, without Playwright's checks: they run in the throttled page. */
async function tap(page: Page, selector: string): Promise<void> {
	const center = await page.evaluate((css) => {
		const box = document.querySelector(css)?.getBoundingClientRect();
		return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}, selector);
	if (center) await page.touchscreen.tap(center.x, center.y);
}

/** Runs in the page: records when the visible text of an element changes for the first time. */
function watchAnswer(selector: string) {
	let first: string | undefined;
	const look = () => {
		const element = document.querySelector<HTMLElement>(selector);
		const text = element?.checkVisibility() === false ? "" : element?.innerText;
		first ??= text;
		if (text === first) requestAnimationFrame(look);
		else Object.assign(window, { answeredAt: performance.now() });
	};
	requestAnimationFrame(look);
}

/** A visitor taps until the control answers. */
const firstAnswer = ({ name, route, taps, shows }: Control): Probe => ({
	route,
	hasBaseline: true,
	rows: [{ name: `First answered tap: ${name}`, unit: "ms", target: { ratio: 1.15 } }],
	measure: (bench, url) =>
		visit(bench, async (page) => {
			await page.addInitScript(watchAnswer, shows);
			await page.goto(url, { waitUntil: "commit" });
			await page.locator(taps[0] ?? "").waitFor();
			for (let count = 0; count < 300; count += 1) {
				await tap(page, taps[count % taps.length] ?? "");
				await page.waitForTimeout(100);
				const answeredAt = await page.evaluate(() => (window as unknown as { answeredAt?: number }).answeredAt);
				if (answeredAt) return [answeredAt];
			}
			throw new Error("No tap was answered.");
		}),
});

/** Runs in the page: records the longest time from an input to the next paint. */
function observeInteractions() {
	// The shortest duration that Event Timing reports, in ms.
	const durationThreshold = 16;
	const inp = { longest: durationThreshold };
	Object.assign(window, { inp });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
			if (entry.interactionId) inp.longest = Math.max(inp.longest, entry.duration);
		}
	}).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
}

/** Interaction to Next Paint on a loaded page. */
const interaction = ({ name, route, taps }: Control): Probe => ({
	route,
	rows: [{ name: `Interaction to Next Paint: ${name}`, unit: "ms", target: { atMost: 64 } }],
	measure: (bench, url) =>
		visit(bench, async (page) => {
			await page.addInitScript(observeInteractions);
			await page.goto(url, { waitUntil: "commit" });
			await waitForNetworkIdle(page);
			for (const selector of [...taps, ...taps]) {
				await tap(page, selector);
				await page.waitForTimeout(800);
			}
			return [await page.evaluate(() => (window as unknown as { inp: { longest: number } }).inp.longest)];
		}),
});

export const taps = [firstAnswer(menu), firstAnswer(billing), ...[menu, billing, tabs].map(interaction)];
