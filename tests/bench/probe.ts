import type { Browser, Page } from "@playwright/test";
import { phone } from "../kit/first-visit";

export type Target = { atMost: number } | { atLeast: number } | { ratio: number };
export type Row = { name: string; unit: "KB" | "ms" | "points"; target?: Target };

export type Bench = {
	browser: Browser;
	/** The remote debugging port of that browser, for Lighthouse. */
	debuggingPort: number;
};

/** Measures the values of one or more rows on a page. */
export type Probe = {
	route: string;
	rows: Row[];
	/** Upper limit of runs, for values that do not vary. */
	runs?: number;
	/** Measures the same page without scripts, too. */
	hasBaseline?: boolean;
	measure: (bench: Bench, url: string) => Promise<number[]>;
};

/** The slow 4G of Lighthouse's mobile profile: latency in milliseconds, bytes per second. */
const slow4g = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};

/** Runs work on a new page of a phone with an empty cache, on slow 4G and with a four times slower CPU. */
export async function visit<T>({ browser }: Bench, work: (page: Page) => Promise<T>): Promise<T> {
	const context = await browser.newContext(phone);
	try {
		// tsx wraps functions in this helper, which pages do not have.
		await context.addInitScript("globalThis.__name = (target) => target");
		const page = await context.newPage();
		page.setDefaultTimeout(60_000);
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", slow4g);
		return await work(page);
	} finally {
		await context.close();
	}
}
