import type { Page } from "@playwright/test";
import type { Bench, Measure } from "../measure";
import { visit } from "../visit";

const many = 10_000;
const route = "/templates/";

/** What is typed, key by key: words that match much, little, but for typos, and not at all. */
const queries = ["telegram support bot", "excahnge raets", "otchet", "qqzzq"];

/** Runs in the page: for each key the time until what it finds has been painted. */
function watchKeys() {
	const keys: number[] = [];
	let pressed: number | undefined;
	Object.assign(window, { keys });
	document.addEventListener("keydown", (event) => (pressed = event.timeStamp), true);
	new MutationObserver(() => {
		if (pressed === undefined) return;
		const start = pressed;
		pressed = undefined;
		requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - start)));
	}).observe(document.querySelector("main [aria-busy]") ?? document, {
		childList: true,
		characterData: true,
		subtree: true,
	});
}

async function typeAll(page: Page, origin: string): Promise<number[]> {
	await page.goto(origin + route, { waitUntil: "commit" });
	await page.locator("main article").first().waitFor();
	const field = page.getByRole("searchbox");
	await field.focus();
	await field.fill("warm up");
	// The index is made with the first query: it says so while it is.
	await page.locator("main [aria-busy=true]").waitFor();
	await page.locator("main [aria-busy=false]").waitFor();
	await page.waitForTimeout(1000);
	await page.evaluate(watchKeys);
	for (const query of queries) {
		await field.fill("");
		await page.waitForTimeout(1000);
		for (const key of query) {
			await page.keyboard.press(key === " " ? "Space" : key);
			await page.waitForTimeout(400);
		}
	}
	return page.evaluate(() => (window as unknown as { keys: number[] }).keys);
}

const keys = (bench: Bench): Promise<number[]> =>
	bench.once("find keys", async () => {
		const origin = await bench.withTemplates(many);
		const times = await visit(bench, { cpu: true }, (page) => typeAll(page, origin));
		return times.sort((a, b) => a - b);
	});

const share = async (bench: Bench, part: number) => {
	const times = await keys(bench);
	return times[Math.round(part * (times.length - 1))] ?? Number.NaN;
};

export const find: Measure[] = [
	{
		id: "find-key",
		name: "4× CPU: from a key to the list, searching 10,000 templates",
		route,
		unit: "ms",
		target: { atMost: 50 },
		measure: (bench) => share(bench, 0.5),
	},
	{
		id: "find-key-slowest",
		name: "4× CPU: the slowest key of all",
		route,
		unit: "ms",
		measure: (bench) => share(bench, 1),
	},
];
