import type { CDPSession, Page } from "@playwright/test";
import { phone } from "../kit/first-visit";
import type { Bench } from "./measure";

/** The slow 4G of Lighthouse's mobile profile: latency in milliseconds, bytes per second. */
const slow4g = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};

export type Throttling = { cpu?: boolean; network?: boolean };

/** Time limit of a visit in ms: an unresponsive page fails its own measures, not the whole run. */
const timeout = 120_000;

const rejectAfterTimeout = () =>
	new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error(`No response after ${timeout / 1000} s.`)), timeout).unref();
	});

/** Runs work on a new mobile page with an empty cache and, if wanted, a throttled CPU or network. */
export async function visit<T>(
	{ browser }: Pick<Bench, "browser">,
	{ cpu, network }: Throttling,
	work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext(phone);
	try {
		// tsx wraps functions in this helper, which pages do not have.
		await context.addInitScript("globalThis.__name = (target) => target");
		const page = await context.newPage();
		page.setDefaultTimeout(timeout);
		const session = await context.newCDPSession(page);
		if (cpu) await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		if (network) {
			await session.send("Network.enable");
			await session.send("Network.emulateNetworkConditions", slow4g);
		}
		return await Promise.race([work(page, session), rejectAfterTimeout()]);
	} finally {
		await context.close();
	}
}

/** The names of the marks in traces between which `npm run trace` looks for long tasks and interactions. */
export const marks = { start: "measuring", end: "measured" } as const;

export const mark = (page: Page, name: keyof typeof marks) =>
	page.evaluate((text) => void performance.mark(text), marks[name]);
