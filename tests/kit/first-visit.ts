import zlib from "node:zlib";
import type { Page } from "@playwright/test";

/** Kinds of transferred bytes. Styles count as HTML. `data` is JSON: page data and market responses. */
export const byteTypes = ["html", "js", "font", "image", "data"] as const;
export type ByteType = (typeof byteTypes)[number];

/** One response. `bytes` is its compressed body, without headers. */
export type Received = {
	path: string;
	type: ByteType;
	bytes: number;
};

const extensions: [ByteType, RegExp][] = [
	["js", /\.js$/],
	["html", /\.css$/],
	["font", /\.woff2?$/],
	["image", /\.(png|svg|webp|avif|jpe?g|gif|ico)$/],
	["data", /\.json$|^\/api\//],
];

const typeOf = (path: string): ByteType => extensions.find(([, pattern]) => pattern.test(path))?.[0] ?? "html";

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

/** Makes the page a phone until the returned function and `page.setViewportSize` are called. */
export async function emulatePhone(page: Page): Promise<() => Promise<unknown>> {
	const session = await page.context().newCDPSession(page);
	const { viewport, deviceScaleFactor, isMobile: mobile, hasTouch } = phone;
	await session.send("Emulation.setDeviceMetricsOverride", { ...viewport, deviceScaleFactor, mobile });
	await session.send("Emulation.setTouchEmulationEnabled", { enabled: hasTouch });
	return () => session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
}

export const compressedSize = (text: string) => zlib.brotliCompressSync(text).length;

/** All responses of a visit with an empty cache, prefetched ones included. */
export async function firstVisit(page: Page, url: string, isReady?: () => Promise<unknown>): Promise<Received[]> {
	const waitUntilIdle = watchNetwork(page);
	await page.goto(url, { waitUntil: "commit" });
	await isReady?.();
	await waitUntilIdle();
	const timings = await page.evaluate(() =>
		["navigation", "resource"].flatMap((type) =>
			(performance.getEntriesByType(type) as PerformanceResourceTiming[]).map(
				({ name, encodedBodySize }) => [name, encodedBodySize] as const,
			),
		),
	);
	return timings.map(([name, bytes]) => {
		const path = decodeURIComponent(new URL(name).pathname);
		return { path, type: typeOf(path), bytes };
	});
}
