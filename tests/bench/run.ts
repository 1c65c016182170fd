import fs from "node:fs";
import os from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium";
import { freePort } from "../kit/free-port";
import { startSite } from "../kit/live-site";
import { createBaseline } from "./baseline";
import { lighthouse } from "./lighthouse";
import { loading } from "./loading";
import type { Bench, Probe } from "./probe";
import { type Figure, markdownTable } from "./table";
import { taps } from "./taps";

// `npm run bench`: measures the built site and writes the table of docs/performance.md. `-- --runs 1` is a quick look.
const probes: Probe[] = [...loading, ...lighthouse, ...taps];
const document = "docs/performance.md";
const markers = /(?<=<!-- figures: written by npm run bench -->\n)[\s\S]*(?=<!-- end of the figures -->)/;

/** One probe on the site and its baseline, in alternating order. A failure leaves the values out. */
async function measure(
	bench: Bench,
	[site, baseline]: [string, string],
	probe: Probe,
	figures: Figure[],
	round: number,
) {
	const origins = probe.hasBaseline ? [site, baseline] : [site];
	for (const origin of round % 2 === 0 ? origins : origins.reverse()) {
		try {
			const values = await probe.measure(bench, origin + probe.route);
			for (const [index, value] of values.entries()) {
				figures[index]?.[origin === site ? "values" : "baselines"].push(value);
			}
		} catch (error) {
			console.error(`${probe.rows[0]?.name} on ${probe.route}: ${(error as Error).message}`);
		}
	}
}

async function bench(runs: number) {
	if (!fs.existsSync("public/index.html")) throw new Error("The site is not built yet. Run `npm run build` first.");
	const [site, baseline] = [await startSite(), await startSite()];
	const folder = await createBaseline("public");
	baseline.deploy(folder);
	const debuggingPort = await freePort();
	const args = [`--remote-debugging-port=${debuggingPort}`];
	const browser = await chromium.launch({ ...findChromium(), args });
	const results = probes.map((probe) => ({
		probe,
		figures: probe.rows.map((row): Figure => ({ ...row, route: probe.route, values: [], baselines: [] })),
	}));
	try {
		for (let round = 0; round < runs; round += 1) {
			for (const { probe, figures } of results.filter(({ probe }) => round < (probe.runs ?? runs))) {
				console.info(`${round + 1}/${runs} ${probe.rows[0]?.name} on ${probe.route}`);
				await measure({ browser, debuggingPort }, [site.origin, baseline.origin], probe, figures, round);
			}
		}
		const date = new Date().toISOString().slice(0, 10);
		const machine = `${process.platform}, ${os.availableParallelism()} cores, Chromium ${browser.version()}`;
		const table = markdownTable(results.flatMap(({ figures }) => figures));
		const text = `\n${date}; ${machine}; medians of ${runs} runs.\n\n${table}\n\n`;
		console.info(text);
		fs.writeFileSync(document, fs.readFileSync(document, "utf8").replace(markers, text));
	} finally {
		await browser.close();
		await Promise.all([site.stop(), baseline.stop()]);
		fs.rmSync(folder, { recursive: true, force: true });
	}
}

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
bench(Number(values.runs)).catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
