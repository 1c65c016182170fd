import type { Page } from "@playwright/test";

/** Counts open requests. Returns a function that waits until there was none for `quiet` ms, prefetching included. */
function watchNetwork(page: Page) {
	let open = 0;
	let last = Date.now();
	const count = (change: number) => () => {
		open = Math.max(0, open + change);
		last = Date.now();
	};
	page.on("request", count(1));
	page.on("requestfinished", count(-1));
	page.on("requestfailed", count(-1));
	return async (quiet = 1000) => {
		await page.waitForLoadState("load");
		while (open > 0 || Date.now() - last < quiet) await page.waitForTimeout(50);
	};
}

/** Waits until there was no request for `quiet` ms. Does not know of requests that are open already. */
export const waitForNetworkIdle = (page: Page, quiet?: number) => watchNetwork(page)(quiet);

/** Makes the next documents those of a visitor who saves data, for whom nothing is prefetched. */
export async function saveData(page: Page) {
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
}

/** The device of Lighthouse's mobile profile. */
export const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
	locale: "en-US",
};

/** The KB of JavaScript, compressed, of a visit with an empty cache, prefetched files included. */
export async function javaScriptOf(page: Page, url: string): Promise<number> {
	const waitUntilIdle = watchNetwork(page);
	await page.goto(url, { waitUntil: "commit" });
	await waitUntilIdle();
	const sizes = await page.evaluate(() => {
		const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
		return files.filter(({ name }) => name.endsWith(".js")).map(({ encodedBodySize }) => encodedBodySize);
	});
	return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
