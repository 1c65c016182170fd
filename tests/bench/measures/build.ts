import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import type { Measure, Round } from "../measure";

type Built = { seconds: number; megabytes: number };

/** What a process and all that it started hold in memory now, in megabytes. */
function memoryOf(root: number): number {
	if (process.platform === "win32") return Number.NaN;
	const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
	const processes = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
	const family = new Set([root]);
	// A child can be listed before its parent: once more for each generation.
	for (let known = 0; known < family.size; ) {
		known = family.size;
		for (const [pid, parent] of processes) if (family.has(parent)) family.add(pid);
	}
	return processes.reduce((sum, [pid, , rss]) => sum + (family.has(pid) ? rss / 1000 : 0), 0);
}

async function gatsby(command: "build" | "clean", env: NodeJS.ProcessEnv = {}): Promise<Built> {
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

/** The site as it is now, built with what the last build kept. */
export const build = (env?: NodeJS.ProcessEnv) => gatsby("build", env);

async function fromNothing(): Promise<Built> {
	await gatsby("clean");
	return build();
}

/** Changes one word of the copy, builds, and puts the word and the site back. */
async function afterOneWord(): Promise<Built> {
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

const kinds = {
	cold: { name: "from nothing", work: fromNothing },
	warm: { name: "once more, nothing changed", work: () => build() },
	word: { name: "after one word of copy has changed", work: afterOneWord },
} as const;

const built = (round: Round, kind: keyof typeof kinds) => round.once(`build ${kind}`, kinds[kind].work);

/** In this order: the first leaves the cache that the others use. */
export const builds: Measure<Round>[] = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => [
	{
		id: `build-${kind}`,
		name: `Build ${kinds[kind].name}: time`,
		unit: "s",
		runs: 1,
		measure: async (round) => (await built(round, kind)).seconds,
	},
	{
		id: `build-${kind}`,
		name: `Build ${kinds[kind].name}: memory`,
		unit: "MB",
		runs: 1,
		measure: async (round) => (await built(round, kind)).megabytes,
	},
]);
