import { chromium } from "@playwright/test";
import { observe, readObserved, wordInterval } from "../measures/paints";
import { startServers } from "../servers";
import { markdownTable } from "../table";
import { visit } from "../visit";
import { categories, mainThread, mainThreadTimes, readTrace, requestsOf, traceFile } from "./timeline";

const ms = (microseconds: number) => `${Math.round(microseconds / 1000)} ms`;

async function record(origin: string) {
	const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
	try {
		return await visit({ browser }, { cpu: true, network: true }, async (page) => {
			await page.addInitScript(observe);
			await browser.startTracing(page, { path: traceFile, categories });
			await page.goto(`${origin}/`, { waitUntil: "commit" });
			await page.locator("#hero-section [data-state=exit]").waitFor({ state: "attached" });
			const { fcp, lcp, wordChange } = await readObserved(page);
			const events = readTrace(await browser.stopTracing());
			return { fcp, lcp, interactive: wordChange - wordInterval, events };
		});
	} finally {
		await browser.close();
	}
}

/** Records a first visit of `/` on slow 4G and 4× CPU, and prints the time until the page is interactive. */
export async function traceFirstVisit() {
	const { site, stop } = await startServers("public");
	const { fcp, lcp, interactive, events } = await record(site).finally(stop);
	const { start, ofThread } = mainThread(events, `${site}/`);
	const end = start + interactive * 1000;
	const requests = requestsOf(events).filter((request) => request.start < end);
	const rows = requests.map(({ url, bytes, ...request }) => [
		new URL(url).pathname,
		ms(request.start - start),
		ms(request.end - start),
		(bytes / 1000).toFixed(1),
	]);
	const times = [...mainThreadTimes(ofThread, start, end)].map(([kind, time]) => [kind, `${Math.round(time)} ms`]);
	console.info(`Requests before the page is interactive\n${markdownTable(["path", "from", "to", "KB"], rows)}\n`);
	console.info(`Main thread until then\n${markdownTable(["work", "time"], times)}\n`);
	console.info(`First paint ${ms(fcp * 1000)}, largest ${ms(lcp * 1000)}, interactive ${ms(interactive * 1000)}`);
}
