import type { CDPSession, Page } from "@playwright/test";
import { phone } from "../kit/first-visit";
import type { Bench } from "./measure";

/** Lighthouse's slow 4G as the browser applies it: latency in milliseconds, bytes a second. */
const slow4g = {
	offline: false,
	latency: 150 * 3.75,
	downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
	uploadThroughput: ((750 * 1024) / 8) * 0.9,
};

export type Slowness = { cpu?: boolean; network?: boolean };

/** How long one visit may last, in milliseconds: a page that does not answer costs its own figures, not the whole run. */
const patience = 120_000;

const outOfPatience = () =>
	new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error(`No answer after ${patience / 1000} s.`)), patience).unref();
	});

/** Does something on a fresh page of a phone without any cache, with its processor or network slowed down. */
export async function visit<T>(
	{ browser }: Bench,
	{ cpu, network }: Slowness,
	work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext(phone);
	try {
		// tsx marks functions with their names by this helper, which the page does not have.
		await context.addInitScript("globalThis.__name = (target) => target");
		const page = await context.newPage();
		page.setDefaultTimeout(patience);
		const session = await context.newCDPSession(page);
		if (cpu) await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		if (network) {
			await session.send("Network.enable");
			await session.send("Network.emulateNetworkConditions", slow4g);
		}
		return await Promise.race([work(page, session), outOfPatience()]);
	} finally {
		await context.close();
	}
}
