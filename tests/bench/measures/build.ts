import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { largeCatalog } from "../../kit/large-catalog";
import type { Measure, Round } from "../measure";

type BuildResult = { seconds: number; megabytes: number };

/** The memory of a process and its descendants, in MB. NaN on Windows. */
function memoryOf(root: number): number {
	if (process.platform === "win32") return Number.NaN;
	const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
	const processes = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
	const tree = new Set([root]);
	// A child may be listed before its parent, so repeat until nothing is added.
	for (let size = 0; size < tree.size; ) {
		size = tree.size;
		for (const [pid, parent] of processes) if (tree.has(parent)) tree.add(pid);
	}
	return processes.reduce((sum, [pid, , rss]) => sum + (tree.has(pid) ? rss / 1000 : 0), 0);
}

async function gatsby(command: "build" | "clean", env: NodeJS.ProcessEnv = {}): Promise<BuildResult> {
	const start = performance.now();
	const child = spawn(process.execPath, [path.resolve("node_modules/gatsby/cli.js"), command], {
		env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
	let megabytes = 0;
	const timer = setInterval(() => {
		if (child.pid) megabytes = Math.max(megabytes, memoryOf(child.pid));
	}, 500);
	const [status] = await once(child, "exit");
	clearInterval(timer);
	if (status !== 0) throw new Error(`gatsby ${command} failed:\n${output.slice(-4000)}`);
	return { seconds: (performance.now() - start) / 1000, megabytes };
}

/** Builds the site with the cache of the last build. */
export const build = (env?: NodeJS.ProcessEnv) => gatsby("build", env);

async function coldBuild(): Promise<BuildResult> {
	await gatsby("clean");
	return build();
}

/** Changes one word of a locale file, builds, then restores the word and the build. */
async function buildAfterEdit(): Promise<BuildResult> {
	const file = path.resolve("locales/en/landing.json");
	const text = fs.readFileSync(file, "utf8");
	const restore = () => fs.writeFileSync(file, text);
	process.once("exit", restore);
	try {
		fs.writeFileSync(file, text.replace(/("metaTitle": "\w+)/, "$1s"));
		return await build();
	} finally {
		restore();
		process.off("exit", restore);
		await build();
	}
}

const catalogSize = 1_000;
const changedTemplates = 5;

/** Builds with the market of a large catalog: cold, and after some of its templates have changed. Then restores the build. */
async function buildCatalog() {
	let catalog = largeCatalog(catalogSize);
	const market = http.createServer((_, response) => response.end(JSON.stringify(catalog)));
	await once(market.listen(0), "listening");
	const env = {
		MARKET_UPSTREAM: `http://localhost:${(market.address() as AddressInfo).port}`,
		MARKET_SNAPSHOT: "required",
	};
	try {
		await gatsby("clean");
		const cold = await build(env);
		// The first build with a cache has other hashes than the cold one: it writes all pages again.
		await build(env);
		catalog = catalog.map((each, index) => (index < changedTemplates ? { ...each, title: `${each.title}!` } : each));
		return { cold, changed: await build(env) };
	} finally {
		market.close();
		await gatsby("clean");
		await build();
	}
}

const kinds = {
	cold: { name: "Cold build", work: coldBuild },
	warm: { name: "Warm build without changes", work: () => build() },
	edit: { name: "Warm build after a change of one word", work: buildAfterEdit },
};

const catalogKinds = {
	cold: `Cold build with ${catalogSize} templates`,
	changed: `Warm build with ${catalogSize} templates, of which ${changedTemplates} have changed`,
} as const;
const catalogTargets = { cold: { time: 240, memory: 3_000 }, changed: { time: 60, memory: 3_000 } };

const entriesOf = <Row extends object>(row: Row) =>
	Object.entries(row) as { [Key in keyof Row]: [Key, Row[Key]] }[keyof Row][];

const results = { time: ["s", "seconds"], memory: ["MB", "megabytes"] } as const;

/** The order matters: the cold build creates the cache that the others use. */
export const builds: Measure<Round>[] = [
	...entriesOf(kinds).flatMap(([kind, { name, work }]) =>
		entriesOf(results).map(([what, [unit, key]]) => ({
			id: `build-${kind}`,
			name: `${name}: ${what}`,
			unit,
			runs: 1,
			measure: async (round: Round) => (await round.once(`build ${kind}`, work))[key],
		})),
	),
	...entriesOf(catalogKinds).flatMap(([kind, name]) =>
		entriesOf(results).map(([what, [unit, key]]) => ({
			id: "build-catalog",
			name: `${name}: ${what}`,
			unit,
			target: { atMost: catalogTargets[kind][what] },
			runs: 1,
			measure: async (round: Round) => (await round.once("build catalog", buildCatalog))[kind][key],
		})),
	),
];
