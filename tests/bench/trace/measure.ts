import { chromium } from "@playwright/test";
import { freePort } from "../../kit/free-port";
import { selectMeasures } from "../options";
import { registry } from "../registry";
import { runRounds } from "../rounds";
import { startServers } from "../servers";
import { markdownTable } from "../table";
import { categories, longestInteraction, longestTask, mainThreadTimes, readTrace, traceFile } from "./timeline";

/**
 * Runs the first measure that a name selects once with tracing on, and prints the work of the main thread in its longest
 * interaction and its longest task. Tracing slows the page down.
 * @throws Error if there is no such measure, or it fails
 */
export async function traceMeasure(id: string) {
	const [measure] = registry.site.filter(selectMeasures(registry.site, [id]));
	const { stop, ...servers } = await startServers("public");
	const debuggingPort = await freePort();
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH,
		args: ["--no-sandbox", `--remote-debugging-port=${debuggingPort}`],
	});
	try {
		await browser.startTracing(undefined, { path: traceFile, categories });
		const measures = measure ? [{ ...measure, baseline: undefined }] : [];
		const fixed = { browser, debuggingPort, ...servers };
		const [figure] = await runRounds(measures, 1, (round) => ({ ...fixed, ...round }), console.info);
		if (figure?.error) throw new Error(figure.error);
		const events = readTrace(await browser.stopTracing());
		const spans = [longestInteraction(events), longestTask(events)].flatMap((span) => span ?? []);
		for (const { name, start, end, thread } of spans) {
			const rows = [...mainThreadTimes(thread, start, end)].map(([kind, time]) => [kind, `${Math.round(time)} ms`]);
			console.info(`${name}: ${Math.round((end - start) / 1000)} ms\n${markdownTable(["work", "time"], rows)}\n`);
		}
	} finally {
		await browser.close();
		stop();
	}
}
