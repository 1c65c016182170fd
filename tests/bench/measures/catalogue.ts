import type { CDPSession, Page } from "@playwright/test";
import type { Bench, Measure } from "../measure";
import { type Slowness, visit } from "../visit";

const many = 10_000;
const few = 30;
const route = "/templates/";
const card = "main article";

type Watch = { first?: number; longest: number };

/** Runs in the page: when the first card is on the screen, and the longest task from the last reset on. */
function watch(selector: string) {
	const seen: Watch = { longest: 0 };
	Object.assign(window, { seen });
	const look = () => {
		if (!document.querySelector(selector)) requestAnimationFrame(look);
		// The frame after the one in which it was there has painted it.
		else requestAnimationFrame(() => setTimeout(() => (seen.first = performance.now())));
	};
	requestAnimationFrame(look);
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
	}).observe({ type: "longtask" });
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Watch }).seen);

async function openList(page: Page, origin: string): Promise<number> {
	await page.addInitScript(watch, card);
	await page.goto(origin + route, { waitUntil: "commit" });
	await page.waitForFunction(() => (window as unknown as { seen?: Watch }).seen?.first !== undefined);
	return (await seen(page)).first ?? Number.NaN;
}

function firstCards(bench: Bench, count: number, slowness: Slowness): Promise<number> {
	return bench.once(`first cards ${count} ${JSON.stringify(slowness)}`, async () => {
		const origin = await bench.withTemplates(count);
		return visit(bench, slowness, (page) => openList(page, origin));
	});
}

const heap = async (session: CDPSession) => {
	await session.send("HeapProfiler.collectGarbage");
	const { metrics } = await session.send("Performance.getMetrics");
	return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN) / 1e6;
};

type Scroll = { longest: number; before: number; after: number; elements: number };

/** Scrolls as a thumb does, some fifty screens down, then to the end and back. */
const scroll = (bench: Bench): Promise<Scroll> =>
	bench.once("catalogue scroll", async () => {
		const origin = await bench.withTemplates(many);
		return visit(bench, { cpu: true }, async (page, session) => {
			await session.send("Performance.enable");
			await openList(page, origin);
			await page.waitForTimeout(2000);
			const before = await heap(session);
			await page.evaluate(() => {
				(window as unknown as { seen: Watch }).seen.longest = 0;
			});
			for (const yDistance of [-10_000, -30_000, 10_000]) {
				await session.send("Input.synthesizeScrollGesture", { x: 200, y: 400, yDistance, speed: 5000 });
			}
			for (const key of ["End", "Home"]) {
				await page.keyboard.press(key);
				await page.waitForTimeout(1500);
			}
			const { longest } = await seen(page);
			const elements = await page.evaluate(() => document.querySelectorAll("*").length);
			return { longest, before, after: await heap(session), elements };
		});
	});

const painted = (id: string, name: string, slowness: Slowness): Measure => ({
	id,
	name: `${name}: first cards of ${many.toLocaleString("en")} templates (floor: of ${few})`,
	route,
	unit: "ms",
	target: { ratio: 1.5 },
	measure: (bench) => firstCards(bench, many, slowness),
	floor: (bench) => firstCards(bench, few, slowness),
});

export const catalogue: Measure[] = [
	painted("catalogue-cards", "4× CPU", { cpu: true }),
	painted("catalogue-cards-slow", "4× CPU, slow 4G", { cpu: true, network: true }),
	{
		id: "catalogue-scroll",
		name: "Longest task while scrolling 10,000 templates (0: none above 50 ms)",
		route,
		unit: "ms",
		target: { atMost: 50 },
		measure: async (bench) => (await scroll(bench)).longest,
	},
	{
		id: "catalogue-memory",
		name: "Memory after scrolling 10,000 templates (floor: before)",
		route,
		unit: "MB",
		target: { ratio: 1.1 },
		measure: async (bench) => (await scroll(bench)).after,
		floor: async (bench) => (await scroll(bench)).before,
	},
	{
		id: "catalogue-elements",
		name: "Elements in the page with 10,000 templates",
		route,
		unit: "",
		measure: async (bench) => (await scroll(bench)).elements,
	},
];
