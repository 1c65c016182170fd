import { once } from "node:events";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { partTable } from "./bundle/print";
import { type BundleFile, keepReport, makeReport, reportOn } from "./bundle/report";
import { asMarkdown, type Outcome, writeMarkdown } from "./document";
import { isBusy, type Machine, machine } from "./machine";
import type { Bench, Figure, Measure, Round } from "./measure";
import { build } from "./measures/build";
import { receivedScripts } from "./measures/bytes";
import { chooser, OptionError, type Options, readOptions, usage } from "./options";
import { registry } from "./registry";
import { takeRounds } from "./rounds";
import { servers } from "./servers";

type Note = (text: string) => void;

async function freePort(): Promise<number> {
	const server = net.createServer().listen(0, "localhost");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	return port;
}

/** Builds in each of the ways that are measured; in one, if none is. */
async function buildSite(measures: Measure<Round>[], note: Note): Promise<Figure[]> {
	if (measures.length > 0) return takeRounds(measures, 1, (round) => round, note);
	console.info("Building …");
	await build();
	return [];
}

/** What the scripts are made of is seen in a build of its own: maps take time that no other build needs. */
async function buildReport(): Promise<BundleFile[]> {
	console.info("Building with maps …");
	await build({ BUNDLE_REPORT: "1" });
	return makeReport();
}

async function partsOfLanding(bench: Bench): Promise<string | undefined> {
	const report = reportOn(await receivedScripts(bench, "/"));
	if (report) return partTable(report);
	bench.note("What the JavaScript is made of is known after `npm run bundle`.");
	return undefined;
}

const busy = isBusy();

type Measured = { figures: Figure[]; machine: Machine; parts?: string };

async function measureSite(measures: Measure[], { runs }: Options, note: Note): Promise<Measured> {
	const { site, floor, withTemplates, stop } = await servers("public");
	const debuggingPort = await freePort();
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH,
		args: ["--no-sandbox", `--remote-debugging-port=${debuggingPort}`],
	});
	try {
		const fixed = { browser, debuggingPort, site: await site(), floor: await floor(), withTemplates };
		const here = machine(browser.version(), busy);
		const figures = await takeRounds(measures, runs, (round) => ({ ...fixed, ...round }), note);
		const alone: Bench = { ...fixed, index: 0, once: (_, work) => work(), note };
		const parts = measures.some(({ id }) => id === "js") ? await partsOfLanding(alone) : undefined;
		return { figures, machine: here, parts };
	} finally {
		await browser.close();
		stop();
	}
}

function write(outcome: Outcome, { json, markdown }: Pick<Options, "json" | "markdown">) {
	const text = asMarkdown(outcome);
	console.info(`\n${text}\n`);
	if (markdown) writeMarkdown(markdown, text);
	if (json) fs.writeFileSync(json, `${JSON.stringify(outcome, null, "\t")}\n`);
}

async function bench(options: Options) {
	const isChosen = chooser([...registry.builds, ...registry.site], options.only);
	const builds = options.build ? registry.builds.filter(isChosen) : [];
	const site = registry.site.filter(isChosen);
	if (options.list) return console.table([...registry.builds, ...registry.site], ["id", "route", "name"]);
	if (!options.build && !fs.existsSync("public/index.html"))
		throw new OptionError("There is no built site in public/.");

	const notes = new Set<string>();
	const note: Note = (text) => notes.add(text);
	const complete = options.build && options.only.length === 0;
	const report = complete ? await buildReport() : undefined;
	const built = options.build ? await buildSite(builds, note) : [];
	if (report) keepReport(report);
	const { figures, machine, parts } = await measureSite(site, options, note);
	const outcome = { machine, runs: options.runs, figures: [...figures, ...built], notes: [...notes], parts };
	const { json = complete ? "performance.json" : undefined } = options;
	const { markdown = complete ? "docs/performance.md" : undefined } = options;
	write(outcome, { json, markdown });
	if (outcome.figures.some(({ error }) => error)) process.exitCode = 1;
}

// So that a build that is broken off puts back what it changed.
process.once("SIGINT", () => process.exit(130));

new Promise((done) => done(bench(readOptions(process.argv.slice(2))))).catch((error: Error) => {
	console.error(error instanceof OptionError ? `${error.message}\n\n${usage}` : error);
	process.exitCode = 1;
});
