import { settled } from "../../kit/first-visit";
import type { Bench, Measure } from "../measure";
import { visit } from "../visit";

type Paint = { fcp: number; lcp: number; tbt: number };
type Seen = { fcp: number; lcp: number; tasks: { start: number; duration: number }[] };

/** Runs in the page, before anything of it. */
function observe() {
	const seen: Seen = { fcp: 0, lcp: 0, tasks: [] };
	Object.assign(window, { seen });
	const on = (type: string, take: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	on("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") seen.fcp = startTime;
	});
	on("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	on("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}

/** A first visit with network and processor really slowed down. Blocking time is what tasks take beyond 50 ms each. */
function paint(bench: Bench, origin: string, route: string): Promise<Paint> {
	return bench.once(`paint ${origin}${route}`, () =>
		visit(bench, { cpu: true, network: true }, async (page) => {
			await page.addInitScript(observe);
			await page.goto(origin + route, { waitUntil: "commit" });
			await settled(page, 1500);
			const { fcp, lcp, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
			const late = tasks.filter(({ start, duration }) => start + duration > fcp);
			const tbt = late.reduce(
				(sum, { start, duration }) => sum + Math.max(0, duration - Math.max(0, fcp - start) - 50),
				0,
			);
			return { fcp, lcp, tbt };
		}),
	);
}

const painted = (figure: keyof Paint, name: string, target?: Measure["target"]): Measure => ({
	id: figure,
	name,
	route: "/",
	unit: "ms",
	target,
	measure: async (bench) => (await paint(bench, bench.site, "/"))[figure],
	floor: async (bench) => (await paint(bench, bench.floor, "/"))[figure],
});

export const paints: Measure[] = [
	painted("fcp", "First Contentful Paint"),
	painted("lcp", "Largest Contentful Paint", { ratio: 1.05 }),
	painted("tbt", "Total Blocking Time", { atMost: 50 }),
];
