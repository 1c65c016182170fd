import type { Browser, CDPSession, Page } from "@playwright/test";
import { phone, waitForNetworkIdle } from "../kit/first-visit";

/** A control: what a visitor taps in turn, and the element whose visible text shows the answer. */
export type Control = { name: string; route: string; taps: string[]; shows: string };

export const menu: Control = {
	name: "menu",
	route: "/",
	taps: ["button[aria-controls=site-menu]"],
	shows: "header nav",
};
export const billing: Control = {
	name: "billing period",
	route: "/#pricing",
	taps: ["annual", "monthly"].map((period) => `#pricing label:has([value=${period}])`),
	shows: "#pricing li:has(h3, h4):nth-child(2)",
};
export const group: Control = {
	name: "plan group",
	route: "/#pricing",
	taps: [2, 1].map((position) => `#pricing fieldset:has([name=plans]) label:nth-of-type(${position})`),
	shows: "#pricing li:has(h3, h4):nth-child(2)",
};
export const tabs: Control = {
	name: "tab of a template",
	route: "/template/101/",
	taps: ["[role=tab]:nth-child(2)", "[role=tab]:nth-child(1)"],
	shows: "main",
};

/** The slow 4G of Lighthouse's mobile profile: latency in milliseconds, bytes per second. */
const slow4g = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};

/** Opens a new page of a phone with an empty cache, on slow 4G and with a four times slower CPU. */
export async function visit<T>(browser: Browser, work: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
	const context = await browser.newContext(phone);
	// tsx wraps functions in this helper, which pages do not have.
	await context.addInitScript("globalThis.__name = (target) => target");
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", slow4g);
	return work(page, session).finally(() => context.close());
}

/** Taps the center of an element, without Playwright's checks: they run in the throttled page. */
async function tap(page: Page, selector: string): Promise<void> {
	const center = await page.evaluate((css) => {
		const box = document.querySelector(css)?.getBoundingClientRect();
		return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}, selector);
	if (center) await page.touchscreen.tap(center.x, center.y);
}

/** Runs in the page: records when the visible text of an element changes for the first time. */
function watchAnswer(selector: string) {
	let first: string | undefined;
	const look = () => {
		const element = document.querySelector<HTMLElement>(selector);
		const text = element?.checkVisibility() === false ? "" : element?.innerText;
		first ??= text;
		if (text === first) requestAnimationFrame(look);
		else Object.assign(window, { answeredAt: performance.now() });
	};
	requestAnimationFrame(look);
}

/** When the first tap is answered, in ms after the start: a visitor taps until the control answers. */
export const firstAnswer = (browser: Browser, origin: string, { route, taps, shows }: Control) =>
	visit(browser, async (page) => {
		await page.addInitScript(watchAnswer, shows);
		await page.goto(origin + route, { waitUntil: "commit" });
		await page.locator(taps[0] ?? "").waitFor();
		for (let count = 0; count < 300; count += 1) {
			await tap(page, taps[count % taps.length] ?? "");
			await page.waitForTimeout(100);
			const answeredAt = await page.evaluate(() => (window as unknown as { answeredAt?: number }).answeredAt);
			if (answeredAt) return answeredAt;
		}
		throw new Error(`${route}: no tap was answered.`);
	});

/** Runs in the page: records the longest time from an input to the next paint. */
function observeInteractions() {
	// The shortest duration that Event Timing reports, in ms.
	const durationThreshold = 16;
	const inp = { longest: durationThreshold };
	Object.assign(window, { inp });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
			if (entry.interactionId) inp.longest = Math.max(inp.longest, entry.duration);
		}
	}).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
}

/** Interaction to Next Paint on a loaded page, in ms. */
export const nextPaint = (browser: Browser, origin: string, { route, taps }: Control) =>
	visit(browser, async (page) => {
		await page.addInitScript(observeInteractions);
		await page.goto(origin + route, { waitUntil: "commit" });
		await waitForNetworkIdle(page);
		for (const selector of [...taps, ...taps]) {
			await tap(page, selector);
			await page.waitForTimeout(800);
		}
		return page.evaluate(() => (window as unknown as { inp: { longest: number } }).inp.longest);
	});
