import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";

export type BuildResult = {
	seconds: number;
	/** The most memory that the process and its descendants had at the same time, in MB. */
	memory: number;
	/** The size of the built site, in MB. */
	output: number;
};

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

/** In MB. */
function sizeOf(folder: string): number {
	const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
	return files.reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size / 1e6, 0);
}

/**
 * Runs Gatsby in the folder of the project or of a copy.
 * @throws Error with the end of the output if Gatsby fails
 */
export async function gatsby(command: "build" | "clean", env: NodeJS.ProcessEnv = {}, folder = process.cwd()) {
	const start = performance.now();
	const child = spawn(process.execPath, [path.join(folder, "node_modules/gatsby/cli.js"), command], {
		cwd: folder,
		env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
	let memory = 0;
	const timer = setInterval(() => {
		if (child.pid) memory = Math.max(memory, memoryOf(child.pid));
	}, 500);
	const [status] = await once(child, "exit");
	clearInterval(timer);
	if (status !== 0) throw new Error(`gatsby ${command} failed:\n${output.slice(-4000)}`);
	return { seconds: (performance.now() - start) / 1000, memory };
}

/** Builds the site with the cache of the last build. */
export async function build(env?: NodeJS.ProcessEnv, folder = process.cwd()): Promise<BuildResult> {
	const result = await gatsby("build", env, folder);
	return { ...result, output: sizeOf(path.join(folder, "public")) };
}
