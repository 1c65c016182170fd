import { type ByteType, firstVisit, waitForNetworkIdle } from "../kit/first-visit";
import { type Probe, visit } from "./probe";

/** Everything that a first visit receives. The budgets of all routes are in `tests/browser/budgets.ts`. */
const bytes = ["/", "/templates/", "/template/101/"].map(
	(route): Probe => ({
		route,
		runs: 1,
		hasBaseline: true,
		rows: [
			{ name: "JavaScript", unit: "KB", target: route === "/" ? { atMost: 101 } : undefined },
			{ name: "Transfer size", unit: "KB", target: route === "/" ? { atMost: 350 } : undefined },
		],
		measure: (bench, url) =>
			visit(bench, async (page) => {
				const received = await firstVisit(page, url);
				const sum = (type?: ByteType) =>
					received.filter((each) => !type || each.type === type).reduce((total, { bytes }) => total + bytes, 0) / 1000;
				return [sum("js"), sum()];
			}),
	}),
);

type Observed = { lcp: number; tbt: number; longestTask: number };

/** Runs in the page before its own scripts. Blocking time is the part of each task beyond 50 ms. */
function observe() {
	const observed: Observed = { lcp: 0, tbt: 0, longestTask: 0 };
	Object.assign(window, { observed });
	const on = (type: string, record: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
	on("largest-contentful-paint", ({ startTime }) => {
		observed.lcp = startTime;
	});
	on("longtask", ({ duration }) => {
		observed.tbt += duration - 50;
		observed.longestTask = Math.max(observed.longestTask, duration);
	});
}

const paints: Probe = {
	route: "/",
	hasBaseline: true,
	rows: [
		{ name: "Largest Contentful Paint", unit: "ms", target: { ratio: 1.1 } },
		{ name: "Total Blocking Time", unit: "ms", target: { atMost: 60 } },
		// 0 if no task takes 50 ms.
		{ name: "Longest task", unit: "ms", target: { atMost: 100 } },
	],
	measure: (bench, url) =>
		visit(bench, async (page) => {
			await page.addInitScript(observe);
			await page.goto(url, { waitUntil: "commit" });
			await waitForNetworkIdle(page, 1500);
			const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed);
			return [observed.lcp, observed.tbt, observed.longestTask];
		}),
};

export const loading = [...bytes, paints];
