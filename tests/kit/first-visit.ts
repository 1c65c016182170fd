import zlib from "node:zlib";
import type { CDPSession, Page } from "@playwright/test";

/** What the bytes of a page are; `data` is what Gatsby and the market send as JSON. */
export const byteTypes = ["html", "css", "js", "font", "image", "data"] as const;
export type ByteType = (typeof byteTypes)[number];

/** One answer: its path, and its bytes as they came over the wire, compressed and without headers. */
export type Received = {
	path: string;
	type: ByteType;
	bytes: number;
	/** Came within another answer: it took no request of its own. */
	inPage?: boolean;
	/** Belongs to a page that the visitor may open next, and comes when the browser has nothing else to do. */
	ahead?: boolean;
};

const extensions: [ByteType, RegExp][] = [
	["js", /\.js$/],
	["css", /\.css$/],
	["font", /\.woff2?$/],
	["image", /\.(png|svg|webp|avif|jpe?g|gif|ico)$/],
	["data", /\.json$|^\/api\//],
];

const typeOf = (path: string): ByteType => extensions.find(([, pattern]) => pattern.test(path))?.[0] ?? "html";

/** Records what the page receives from now on. The browser itself counts the bytes. */
export async function recordReceived(session: CDPSession): Promise<() => Received[]> {
	const answers = new Map<string, { path: string; headers: number; whole: number }>();
	const ahead = new Set<string>();
	const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname);
	await session.send("Network.enable");
	session.on("Network.requestWillBeSent", ({ request }) => {
		// So low is only what a page names as `prefetch`. Gatsby reads it then, from the cache.
		if (request.initialPriority === "VeryLow") ahead.add(pathOf(request.url));
	});
	session.on("Network.responseReceived", ({ requestId, response }) => {
		const path = pathOf(response.url);
		answers.set(requestId, { path, headers: response.encodedDataLength, whole: response.encodedDataLength });
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const answer = answers.get(requestId);
		if (answer) answer.whole = encodedDataLength;
	});
	return () =>
		[...answers.values()].map(({ path, headers, whole }) => ({
			path,
			type: typeOf(path),
			bytes: whole - headers,
			ahead: ahead.has(path),
		}));
}

/** Waits until nothing has been asked for during `quiet` milliseconds: what is prefetched has come, too. */
export async function settled(page: Page, quiet = 1000) {
	let open = 0;
	let last = Date.now();
	const count = (change: number) => () => {
		open = Math.max(0, open + change);
		last = Date.now();
	};
	page.on("request", count(1));
	page.on("requestfinished", count(-1));
	page.on("requestfailed", count(-1));
	await page.waitForLoadState("load");
	while (open > 0 || Date.now() - last < quiet) await page.waitForTimeout(50);
}

/** Lighthouse's phone. */
export const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
	locale: "en-US",
};

const packed = (text: string) => zlib.brotliCompressSync(text).length;

/** Style sheets stand in the page, which comes first: they are what it weighs more than without them. */
function splitStyles([document, ...others]: Received[], html: string): Received[] {
	if (!document) return [];
	const own = packed(html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, ""));
	const styles: Received = { path: "styles in the page", type: "css", bytes: document.bytes - own, inPage: true };
	return [{ ...document, bytes: own }, styles, ...others];
}

/** Everything that a first visit without any cache receives, what is prefetched included. */
export async function firstVisit(page: Page, url: string, isReady?: () => Promise<unknown>): Promise<Received[]> {
	const session = await page.context().newCDPSession(page);
	const received = await recordReceived(session);
	const answer = await page.goto(url, { waitUntil: "commit" });
	await isReady?.();
	await settled(page);
	return splitStyles(received(), (await answer?.text()) ?? "");
}

export const requests = (received: Received[]) => received.filter(({ inPage }) => !inPage);
