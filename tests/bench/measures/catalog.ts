import type { CDPSession, Page } from "@playwright/test";
import type { Bench, Measure } from "../measure";
import { mark, type Throttling, visit } from "../visit";

const long = 10_000;
const short = 30;
const route = "/templates/";
const card = "main article";

type Observed = { firstCard?: number; longestTask: number };

/** Runs in the page: records the time of the first painted card, and the longest task since the last reset. */
function observe(selector: string) {
	const observed: Observed = { longestTask: 0 };
	Object.assign(window, { observed });
	const look = () => {
		if (!document.querySelector(selector)) requestAnimationFrame(look);
		// The card is painted by the end of the frame in which it was found.
		else requestAnimationFrame(() => setTimeout(() => (observed.firstCard = performance.now())));
	};
	requestAnimationFrame(look);
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) observed.longestTask = Math.max(observed.longestTask, duration);
	}).observe({ type: "longtask" });
}

const readObserved = (page: Page) => page.evaluate(() => (window as unknown as { observed: Observed }).observed);

async function openList(page: Page, origin: string): Promise<number> {
	await page.addInitScript(observe, card);
	await page.goto(origin + route, { waitUntil: "commit" });
	await page.waitForFunction(() => (window as unknown as { observed?: Observed }).observed?.firstCard !== undefined);
	return (await readObserved(page)).firstCard ?? Number.NaN;
}

function firstCards(bench: Bench, count: number, throttling: Throttling): Promise<number> {
	return bench.once(`first cards ${count} ${JSON.stringify(throttling)}`, async () => {
		const origin = await bench.withTemplates(count);
		return visit(bench, throttling, (page) => openList(page, origin));
	});
}

async function heapSize(session: CDPSession): Promise<number> {
	await session.send("HeapProfiler.collectGarbage");
	const { metrics } = await session.send("Performance.getMetrics");
	return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN) / 1e6;
}

type Scroll = { longestTask: number; heapBefore: number; heapAfter: number; elements: number };

/** Scrolls about fifty screens by touch, then jumps to the end and back to the top. */
const scroll = (bench: Bench): Promise<Scroll> =>
	bench.once("catalog scroll", async () => {
		const origin = await bench.withTemplates(long);
		return visit(bench, { cpu: true }, async (page, session) => {
			await session.send("Performance.enable");
			await openList(page, origin);
			await page.waitForTimeout(2000);
			const heapBefore = await heapSize(session);
			// The garbage collection is a long task, which the page reports later.
			await page.waitForTimeout(1000);
			await page.evaluate(() => {
				(window as unknown as { observed: Observed }).observed.longestTask = 0;
			});
			await mark(page, "start");
			for (const yDistance of [-10_000, -30_000, 10_000]) {
				await session.send("Input.synthesizeScrollGesture", { x: 200, y: 400, yDistance, speed: 5000 });
			}
			for (const key of ["End", "Home"]) {
				await page.keyboard.press(key);
				await page.waitForTimeout(1500);
			}
			const { longestTask } = await readObserved(page);
			await mark(page, "end");
			const elements = await page.evaluate(() => document.querySelectorAll("*").length);
			return { longestTask, heapBefore, heapAfter: await heapSize(session), elements };
		});
	});

const firstCardsMeasure = (id: string, condition: string, throttling: Throttling): Measure => ({
	id,
	name: `${condition}: first cards of ${long.toLocaleString("en")} templates (baseline: ${short})`,
	route,
	unit: "ms",
	target: { ratio: 1.5 },
	measure: (bench) => firstCards(bench, long, throttling),
	baseline: (bench) => firstCards(bench, short, throttling),
});

export const catalog: Measure[] = [
	firstCardsMeasure("catalog-cards", "4× CPU", { cpu: true }),
	firstCardsMeasure("catalog-cards-slow", "4× CPU, slow 4G", { cpu: true, network: true }),
	{
		id: "catalog-scroll",
		name: "4× CPU: longest task while scrolling 10,000 templates (0: none above 50 ms)",
		route,
		unit: "ms",
		target: { atMost: 50 },
		measure: async (bench) => (await scroll(bench)).longestTask,
	},
	{
		id: "catalog-memory",
		name: "JavaScript heap after scrolling 10,000 templates (baseline: before)",
		route,
		unit: "MB",
		target: { ratio: 1.1 },
		measure: async (bench) => (await scroll(bench)).heapAfter,
		baseline: async (bench) => (await scroll(bench)).heapBefore,
	},
	{
		id: "catalog-elements",
		name: "DOM elements with 10,000 templates",
		route,
		unit: "",
		measure: async (bench) => (await scroll(bench)).elements,
	},
];
