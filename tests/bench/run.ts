import fs from "node:fs";
import { chromium } from "@playwright/test";
import { freePort } from "../kit/free-port";
import { partTable } from "./bundle/print";
import { type BundleFile, createReport, readReport, saveReport } from "./bundle/report";
import { type Outcome, toMarkdown, writeMarkdown } from "./document";
import { describeMachine, isBusy, type Machine } from "./machine";
import type { Bench, Figure, Measure, Round } from "./measure";
import { build } from "./measures/build";
import { receivedScripts } from "./measures/bytes";
import { OptionError, type Options, readOptions, selectMeasures, usage } from "./options";
import { registry } from "./registry";
import { runRounds } from "./rounds";
import { startServers } from "./servers";

type Note = (text: string) => void;

/** Measures the selected kinds of builds. Builds once if none is selected. */
async function buildSite(measures: Measure<Round>[], note: Note): Promise<Figure[]> {
	if (measures.length > 0) return runRounds(measures, 1, (round) => round, note);
	console.info("Building …");
	await build();
	return [];
}

/** A separate build: source maps would slow down the measured ones. */
async function buildReport(): Promise<BundleFile[]> {
	console.info("Building with source maps …");
	await build({ BUNDLE_REPORT: "1" });
	return createReport();
}

async function partsOfLandingPage(bench: Bench): Promise<string | undefined> {
	const report = readReport(await receivedScripts(bench, "/"));
	if (report) return partTable(report);
	bench.note("Run `npm run bundle` for the parts of the JavaScript.");
	return undefined;
}

const busy = isBusy();

type Measured = { figures: Figure[]; machine: Machine; parts?: string };

async function measureSite(measures: Measure[], { runs }: Options, note: Note): Promise<Measured> {
	const { site, baseline, withTemplates, stop } = await startServers("public");
	const debuggingPort = await freePort();
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH,
		args: ["--no-sandbox", `--remote-debugging-port=${debuggingPort}`],
	});
	try {
		const fixed = { browser, debuggingPort, site: await site(), baseline: await baseline(), withTemplates };
		const machine = describeMachine(browser.version(), busy);
		const figures = await runRounds(measures, runs, (round) => ({ ...fixed, ...round }), note);
		const bench: Bench = { ...fixed, index: 0, once: (_, work) => work(), note };
		const parts = measures.some(({ id }) => id === "js") ? await partsOfLandingPage(bench) : undefined;
		return { figures, machine, parts };
	} finally {
		await browser.close();
		stop();
	}
}

function write(outcome: Outcome, { json, markdown }: Pick<Options, "json" | "markdown">) {
	const text = toMarkdown(outcome);
	console.info(`\n${text}\n`);
	if (markdown) writeMarkdown(markdown, text);
	if (json) fs.writeFileSync(json, `${JSON.stringify(outcome, null, "\t")}\n`);
}

async function bench(options: Options) {
	const isSelected = selectMeasures([...registry.builds, ...registry.site], options.only);
	const builds = options.build ? registry.builds.filter(isSelected) : [];
	const site = registry.site.filter(isSelected);
	if (options.list) return console.table([...registry.builds, ...registry.site], ["id", "route", "name"]);
	if (!options.build && !fs.existsSync("public/index.html"))
		throw new OptionError("--no-build needs a built site in public/.");

	const notes = new Set<string>();
	const note: Note = (text) => notes.add(text);
	const complete = options.build && options.only.length === 0;
	const report = complete ? await buildReport() : undefined;
	const built = options.build ? await buildSite(builds, note) : [];
	if (report) saveReport(report);
	const { figures, machine, parts } = await measureSite(site, options, note);
	const outcome = { machine, runs: options.runs, figures: [...figures, ...built], notes: [...notes], parts };
	const { json = complete ? "performance.json" : undefined } = options;
	const { markdown = complete ? "docs/performance.md" : undefined } = options;
	write(outcome, { json, markdown });
	if (outcome.figures.some(({ error }) => error)) process.exitCode = 1;
}

// Exit handlers restore the locale file that a build measure has changed.
process.once("SIGINT", () => process.exit(130));

new Promise((done) => done(bench(readOptions(process.argv.slice(2))))).catch((error: Error) => {
	console.error(error instanceof OptionError ? `${error.message}\n\n${usage}` : error);
	process.exitCode = 1;
});
