import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const root = path.resolve(__dirname, "../..");
/** What is made, or too large to copy. */
const left = ["node_modules", "public", ".cache", ".git", "test-results"].map((name) => path.join(root, name));

function copyOfRepository(): string {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-develop-"));
	fs.cpSync(root, folder, { recursive: true, filter: (from) => !left.includes(from) });
	fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
	return folder;
}

async function freePort(): Promise<number> {
	const server = net.createServer().listen(0);
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	await new Promise((closed) => server.close(closed));
	return port;
}

async function answers(origin: string): Promise<boolean> {
	try {
		return (await fetch(origin)).ok;
	} catch {
		return false;
	}
}

async function stopped(gatsby: ChildProcess): Promise<void> {
	if (gatsby.exitCode !== null) return;
	const exit = once(gatsby, "exit");
	// Gatsby ends its own children; they also notice when it is gone.
	gatsby.kill("SIGTERM");
	await Promise.race([exit, pause(10_000)]);
	if (gatsby.exitCode === null) gatsby.kill("SIGKILL");
}

/** Starts `gatsby develop` in a copy of the repository, so that tests can edit and break it. */
export async function startDevelop() {
	const folder = copyOfRepository();
	const port = await freePort();
	const origin = `http://localhost:${port}`;
	let log = "";
	const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
		cwd: folder,
		env: {
			...process.env,
			NODE_ENV: "development",
			GATSBY_TELEMETRY_DISABLED: "1",
			// On a build server, too, as on a desk: a query is run and a picture made when a page asks for it.
			GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
			GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	for (const output of [gatsby.stdout, gatsby.stderr]) output.on("data", (data) => (log += data));
	const stop = async () => {
		await stopped(gatsby);
		fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	};
	/** Waits until it answers. */
	const ready = async () => {
		while (!(await answers(origin))) {
			if (gatsby.exitCode !== null) throw new Error(`gatsby develop ended:\n${log}`);
			await pause(200);
		}
	};
	return {
		origin,
		ready,
		stop,
		/** What has been said in the terminal. */
		log: () => log,
		read: (file: string) => fs.readFileSync(path.join(folder, file), "utf8"),
		write: (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text),
		remove: (file: string) => fs.rmSync(path.join(folder, file)),
	};
}
