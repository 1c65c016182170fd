import type { Page } from "@playwright/test";
import type { Bench, Measure } from "../measure";
import { mark, visit } from "../visit";

const templates = 10_000;
const route = "/templates/";

/** Typed key by key: a query of three words, one with typos, one for a Russian title, one without results. */
const queries = ["telegram support bot", "excahnge raets", "kontrol", "qqzzq"];

/** Runs in the page: records the time from each keydown until its results are painted. */
function observeKeys() {
	const delays: number[] = [];
	let pressed: number | undefined;
	Object.assign(window, { delays });
	document.addEventListener("keydown", (event) => (pressed = event.timeStamp), true);
	new MutationObserver(() => {
		if (pressed === undefined) return;
		const start = pressed;
		pressed = undefined;
		requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - start)));
	}).observe(document.querySelector("main [aria-busy]") ?? document, {
		childList: true,
		characterData: true,
		subtree: true,
	});
}

async function typeQueries(page: Page, origin: string): Promise<number[]> {
	await page.goto(origin + route, { waitUntil: "commit" });
	await page.locator("main article").first().waitFor();
	const field = page.getByRole("searchbox");
	await field.focus();
	await field.fill("warm up");
	// The first query builds the index; the list is busy until it is ready.
	await page.locator("main [aria-busy=true]").waitFor();
	await page.locator("main [aria-busy=false]").waitFor();
	await page.waitForTimeout(1000);
	await page.evaluate(observeKeys);
	await mark(page, "start");
	for (const query of queries) {
		await field.fill("");
		await page.waitForTimeout(1000);
		for (const key of query) {
			await page.keyboard.press(key === " " ? "Space" : key);
			await page.waitForTimeout(400);
		}
	}
	return page.evaluate(() => (window as unknown as { delays: number[] }).delays);
}

const sortedDelays = (bench: Bench): Promise<number[]> =>
	bench.once("search delays", async () => {
		const origin = await bench.withTemplates(templates);
		const delays = await visit(bench, { cpu: true }, (page) => typeQueries(page, origin));
		return delays.sort((a, b) => a - b);
	});

const quantile = (id: string, name: string, part: number, target?: Measure["target"]): Measure => ({
	id,
	name: `4× CPU: keydown to painted results with 10,000 templates, ${name}`,
	route,
	unit: "ms",
	target,
	measure: async (bench) => {
		const delays = await sortedDelays(bench);
		return delays[Math.round(part * (delays.length - 1))] ?? Number.NaN;
	},
});

export const search: Measure[] = [
	quantile("search-key", "median", 0.5, { atMost: 50 }),
	quantile("search-key-slowest", "slowest", 1),
];
