import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import { parseArgs, promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { sampleMarket } from "../../sample-market/handler";
import { findChromium } from "../../scripts/chromium";
import { freePort } from "../kit/free-port";
import { startSite } from "../kit/live-site";
import { aliveAt, workOfLoading } from "./load";
import { billing, firstAnswer, group, menu, nextPaint, tabs } from "./taps";

// `npm run bench`: measures the built site and writes the table of docs/performance.md. `-- --runs 1` is a quick look.
const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const document = "docs/performance.md";
const markers = /(?<=<!-- figures: written by npm run bench -->\n)[\s\S]*(?=<!-- end of the figures -->)/;

/** Run by npx: it has 177 packages, which the project itself does not need. */
const lighthouse = ["--yes", "lighthouse@12.8.2"];
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** The part of Lighthouse's report that is read here. */
type Report = {
	categories: Record<string, { score: number }>;
	audits: Record<string, { numericValue: number }>;
};

/** Runs Lighthouse's mobile profile, on real slow 4G with a four times slower CPU. */
async function report(port: number, url: string) {
	const flags = [`--port=${port}`, "--output=json", "--throttling-method=devtools", "--quiet"];
	const args = [...lighthouse, url, ...flags, `--only-categories=${categories}`, "--disable-full-page-screenshot"];
	const { stdout } = await promisify(execFile)("npx", args, { maxBuffer: 2 ** 26 });
	const { categories: found, audits } = JSON.parse(stdout) as Report;
	const [performance = 0, ...others] = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
	return {
		performance,
		others: Math.min(...others),
		paint: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
		blocking: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
	};
}

/** Scripts, and the hints to load them. JSON-LD is data, not a script. */
const scripts =
	/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>|<link[^>]*rel="preload"[^>]*(?:\.js|\.json)"[^>]*>/g;

/** Serves the landing page without scripts: what its figures are compared with. */
function startBaseline() {
	const page = brotliCompressSync(fs.readFileSync("public/index.html", "utf8").replace(scripts, ""));
	return startSite((request, response, next) => {
		if (request.url !== "/") return sampleMarket()(request, response, next);
		response.setHeader("content-type", "text/html; charset=utf-8");
		response.setHeader("content-encoding", "br");
		response.end(page);
	});
}

function median(values: number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

type Measure = { values: number[]; target: string; isMet: (value: number) => boolean };
const measures = new Map<string, Measure>();

/** Adds a value to a row of the table. */
function add(name: string, route: string, value: number, target: string, isMet: Measure["isMet"]) {
	const key = `${name} | \`${route}\``;
	const measure = measures.get(key) ?? { values: [], target, isMet };
	measure.values.push(value);
	measures.set(key, measure);
}
const atMost = (limit: number) => [`≤ ${limit}`, (value: number) => value <= limit] as const;
const atLeast = (limit: number) => [`≥ ${limit}`, (value: number) => value >= limit] as const;

async function measure() {
	const [site, baseline] = [await startSite(), await startBaseline()];
	const port = await freePort();
	const browser = await chromium.launch({ ...findChromium(), args: [`--remote-debugging-port=${port}`] });
	try {
		for (let round = 1; round <= Number(options.runs); round += 1) {
			console.info(`Run ${round} of ${options.runs} …`);
			const plain = await report(port, `${baseline.origin}/`);
			for (const route of ["/", "/templates/", "/template/101/"]) {
				const found = await report(port, site.origin + route);
				add("Lighthouse performance", route, found.performance, ...atLeast(98));
				add("Lighthouse, lowest other category", route, found.others, ...atLeast(100));
				if (route !== "/") continue;
				add("Total Blocking Time, ms", route, found.blocking, ...atMost(60));
				add(
					"Largest Contentful Paint, ratio to the page without scripts",
					route,
					found.paint / plain.paint,
					...atMost(1.1),
				);
			}
			const plainWork = await workOfLoading(browser, baseline.origin);
			const work = await workOfLoading(browser, site.origin);
			add("The hero's word is alive, ms", "/", await aliveAt(browser, site.origin), ...atMost(2900));
			add("Scripts, ms", "/", work.script, ...atMost(590));
			add("Styles, ratio to the page without scripts", "/", work.style / plainWork.style, ...atMost(1.45));
			add("Layout, ratio to the page without scripts", "/", work.layout / plainWork.layout, ...atMost(1.1));
			for (const control of [menu, billing]) {
				const without = await firstAnswer(browser, baseline.origin, control);
				const ratio = (await firstAnswer(browser, site.origin, control)) / without;
				add(`First tap: ${control.name}, ratio to the page without scripts`, control.route, ratio, ...atMost(1.15));
			}
			for (const control of [menu, billing, group, tabs]) {
				const time = await nextPaint(browser, site.origin, control);
				add(`Interaction to Next Paint: ${control.name}, ms`, control.route, time, ...atMost(64));
			}
		}
		return browser.version();
	} finally {
		await browser.close();
		await Promise.all([site.stop(), baseline.stop()]);
	}
}

async function bench() {
	if (!fs.existsSync("public/index.html")) throw new Error("The site is not built yet. Run `npm run build` first.");
	const version = await measure();
	const rows = [...measures].map(([name, { values, target, isMet }]) => {
		const value = median(values);
		const shown = value.toLocaleString("en", { maximumSignificantDigits: 3 });
		return `| ${name} | ${shown} | ${target} | ${isMet(value) ? "met" : "**missed**"} |`;
	});
	const table = ["| measure | route | median | target | result |", "| --- | --- | --- | --- | --- |", ...rows].join(
		"\n",
	);
	const date = new Date().toISOString().slice(0, 10);
	const machine = `${process.platform}, ${os.availableParallelism()} cores, Chromium ${version}`;
	const text = `\n${date}; ${machine}; medians of ${options.runs} runs.\n\n${table}\n\n`;
	console.info(text);
	fs.writeFileSync(document, fs.readFileSync(document, "utf8").replace(markers, text));
}

bench().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
