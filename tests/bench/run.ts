import fs from "node:fs";
import { chromium } from "@playwright/test";
import { freePort } from "../kit/free-port";
import { build } from "../kit/gatsby-command";
import { figuresFile, toMarkdown, writeFigures } from "./document";
import { describeConditions, isBusy } from "./machine";
import type { Figure } from "./measure";
import { OptionError, readOptions, selectMeasures, usage } from "./options";
import { registry } from "./registry";
import { runRounds } from "./rounds";
import { startServers } from "./servers";

const busy = isBusy();
const notes = new Set<string>();
const note = (text: string) => notes.add(text);

/** Measures the selected kinds of builds. Builds once if none is selected. */
async function measureBuilds(measures: typeof registry.builds): Promise<Figure[]> {
	if (measures.length > 0) return runRounds(measures, 1, (round) => round, note);
	console.info("Building …");
	await build();
	return [];
}

/** Measures the built site. Returns the conditions too. */
async function measureSite(measures: typeof registry.site, runs: number) {
	const { stop, ...servers } = await startServers("public");
	const debuggingPort = await freePort();
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH,
		args: ["--no-sandbox", `--remote-debugging-port=${debuggingPort}`],
	});
	try {
		const fixed = { browser, debuggingPort, ...servers };
		const figures = await runRounds(measures, runs, (round) => ({ ...fixed, ...round }), note);
		return { figures, conditions: describeConditions(browser.version(), runs, busy) };
	} finally {
		await browser.close();
		stop();
	}
}

async function bench(args: string[]) {
	const { build: withBuild, only, runs } = readOptions(args);
	const isSelected = selectMeasures([...registry.builds, ...registry.site], only);
	if (!withBuild && !fs.existsSync("public/index.html"))
		throw new OptionError("--no-build needs a built site in public/.");

	const built = withBuild ? await measureBuilds(registry.builds.filter(isSelected)) : [];
	const { figures, conditions } = await measureSite(registry.site.filter(isSelected), runs);
	const text = toMarkdown(conditions, [...figures, ...built], notes);
	console.info(`\n${text}\n`);
	const isComplete = withBuild && only.length === 0;
	if (isComplete) writeFigures(figuresFile, text);
	if ([...figures, ...built].some(({ error }) => error)) process.exitCode = 1;
}

// Exit handlers restore the locale file that a build measure has changed.
process.once("SIGINT", () => process.exit(130));

bench(process.argv.slice(2)).catch((error: Error) => {
	console.error(error instanceof OptionError ? `${error.message}\n\n${usage}` : error);
	process.exitCode = 1;
});
