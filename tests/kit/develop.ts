import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copyProject, editFile } from "./copy-project";
import { freePort } from "./free-port";

/**
 * Keeps webpack's cache in memory: a copy starts without a cache, and saving one follows all modules of the build.
 * Saves 21 of 75 s of processor time.
 */
function keepWebpackCacheInMemory(folder: string) {
	editFile(path.join(folder, "gatsby/webpack.ts"), (text) =>
		text.replace("\tif (stage !==", '\tgetConfig().cache = { type: "memory" };\n$&'),
	);
}

async function isUp(origin: string): Promise<boolean> {
	try {
		return (await fetch(origin)).ok;
	} catch {
		return false;
	}
}

async function stopProcess(gatsby: ChildProcess): Promise<void> {
	if (gatsby.exitCode !== null) return;
	const exit = once(gatsby, "exit");
	// Gatsby stops its child processes itself.
	gatsby.kill("SIGTERM");
	await Promise.race([exit, wait(10_000)]);
	if (gatsby.exitCode === null) gatsby.kill("SIGKILL");
}

/** Starts `gatsby develop` in a copy of the repository that tests can edit. */
export async function startDevelop() {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-develop-"));
	copyProject(folder);
	keepWebpackCacheInMemory(folder);
	const port = await freePort();
	const origin = `http://localhost:${port}`;
	let log = "";
	const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
		cwd: folder,
		env: {
			...process.env,
			NODE_ENV: "development",
			GATSBY_TELEMETRY_DISABLED: "1",
			// Run queries and process images on demand, as on a developer's machine.
			GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
			GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	for (const output of [gatsby.stdout, gatsby.stderr]) output.on("data", (data) => (log += data));
	const stop = async () => {
		await stopProcess(gatsby);
		fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	};
	/** Waits until the server responds. */
	const ready = async () => {
		while (!(await isUp(origin))) {
			if (gatsby.exitCode !== null) throw new Error(`gatsby develop exited:\n${log}`);
			await wait(200);
		}
	};
	return {
		origin,
		ready,
		stop,
		/** The terminal output so far. */
		log: () => log,
		read: (file: string) => fs.readFileSync(path.join(folder, file), "utf8"),
		/** Replaces a file at once, as the editor does: Gatsby can keep the empty file of a write in two steps. */
		write: (file: string, text: string) => {
			fs.writeFileSync(path.join(folder, "written"), text);
			fs.renameSync(path.join(folder, "written"), path.join(folder, file));
		},
		remove: (file: string) => fs.rmSync(path.join(folder, file)),
	};
}
