import type { Page } from "@playwright/test";
import { waitForNetworkIdle } from "../../kit/first-visit";
import type { Bench, Measure } from "../measure";
import { visit } from "../visit";

type Paints = { fcp: number; lcp: number; tbt: number; interactive: number };
type Observed = { fcp: number; lcp: number; wordChange: number; tasks: { start: number; duration: number }[] };

/** How long the hero shows its first word once the page is interactive, in ms (docs/rules.md, Hero). */
export const wordInterval = 3000;

/** Runs in the page before its own scripts. */
export function observe() {
	const observed: Observed = { fcp: 0, lcp: 0, wordChange: 0, tasks: [] };
	Object.assign(window, { observed });
	const on = (type: string, record: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
	on("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") observed.fcp = startTime;
	});
	on("largest-contentful-paint", ({ startTime }) => {
		observed.lcp = startTime;
	});
	on("longtask", ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
	new MutationObserver((_, observer) => {
		if (!document.querySelector("#hero-section [data-state=exit]")) return;
		observed.wordChange = performance.now();
		observer.disconnect();
	}).observe(document, { subtree: true, attributeFilter: ["data-state"] });
}

export const readObserved = (page: Page) => page.evaluate(() => (window as unknown as { observed: Observed }).observed);

/** A first visit with CPU and network throttled by the browser. Blocking time is the part of each task beyond 50 ms. */
function measurePaints(bench: Bench, origin: string, route: string): Promise<Paints> {
	return bench.once(`paint ${origin}${route}`, () =>
		visit(bench, { cpu: true, network: true }, async (page) => {
			await page.addInitScript(observe);
			await page.goto(origin + route, { waitUntil: "commit" });
			await waitForNetworkIdle(page, 1500);
			if (origin === bench.site) await page.locator("#hero-section [data-state=exit]").waitFor({ state: "attached" });
			const { fcp, lcp, wordChange, tasks } = await readObserved(page);
			const blocking = tasks.filter(({ start, duration }) => start + duration > fcp);
			const tbt = blocking.reduce(
				(sum, { start, duration }) => sum + Math.max(0, duration - Math.max(0, fcp - start) - 50),
				0,
			);
			return { fcp, lcp, tbt, interactive: wordChange - wordInterval };
		}),
	);
}

const paintMeasure = (figure: keyof Paints, name: string, target?: Measure["target"]): Measure => ({
	id: figure,
	name,
	route: "/",
	unit: "ms",
	target,
	measure: async (bench) => (await measurePaints(bench, bench.site, "/"))[figure],
	baseline: async (bench) => (await measurePaints(bench, bench.baseline, "/"))[figure],
});

export const paints: Measure[] = [
	paintMeasure("fcp", "First Contentful Paint"),
	paintMeasure("lcp", "Largest Contentful Paint", { ratio: 1.05 }),
	paintMeasure("tbt", "Total Blocking Time", { atMost: 50 }),
	{
		id: "interactive",
		name: "Interactive: first change of the hero's word, less its 3 s",
		route: "/",
		unit: "ms",
		target: { atMost: 1600 },
		measure: async (bench) => (await measurePaints(bench, bench.site, "/")).interactive,
	},
];
