import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { writeHostFiles } from "../../hosting/write-host-files";
import { freePort } from "./free-port";

/** The local servers of the hosts, started by npx. These versions run on Node.js 20. */
const wrangler = "wrangler@4.85.0";
const netlify = "netlify-cli@26.0.0";

/** Copies the built site, and prepares the copy for the host. */
async function siteFor(host: "cloudflare" | "netlify") {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${host}-`));
	const site = path.join(folder, "public");
	fs.cpSync(path.resolve(__dirname, "../../public"), site, {
		recursive: true,
		filter: (file) => !/\.(?:br|gz)$/.test(file),
	});
	await writeHostFiles(site, { host, nginxFolder: path.join(folder, "nginx") });
	return { folder, site };
}

async function waitUntilReady(origin: string, server: ChildProcess, output: () => string) {
	for (let attempt = 0; attempt < 400 && server.exitCode === null; attempt += 1) {
		const isReady = await fetch(`${origin}/robots.txt`).then(
			({ status }) => status === 200,
			() => false,
		);
		if (isReady) return;
		await setTimeout(250);
	}
	throw new Error(`The server of the host did not start:\n${output()}`);
}

type Host = { origin: string; stop: () => Promise<void> };

async function start(
	host: "cloudflare" | "netlify",
	command: (site: string, port: number) => Promise<string[]>,
): Promise<Host> {
	const { folder, site } = await siteFor(host);
	const port = await freePort();
	const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", NETLIFY_TELEMETRY_DISABLED: "1" };
	const args = ["--yes", ...(await command(site, port))];
	// A group of its own: npx starts further processes.
	const server = spawn("npx", args, { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (output += text));
	const ended = once(server, "exit");
	const stop = async () => {
		if (server.exitCode === null) process.kill(-Number(server.pid), "SIGKILL");
		await ended;
		fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	};
	const origin = `http://127.0.0.1:${port}`;
	await waitUntilReady(origin, server, () => output).catch(async (error: unknown) => {
		await stop();
		throw error;
	});
	return { origin, stop };
}

/** Serves the built site with the local runtime of Cloudflare Pages. */
export const startCloudflare = () =>
	start("cloudflare", async (site, port) => [
		...[wrangler, "pages", "dev", site, "--ip", "127.0.0.1", "--port", String(port)],
		...["--inspector-port", String(await freePort()), "--compatibility-date", "2025-10-01"],
		"--show-interactive-dev-session=false",
	]);

/** Serves the built site with the local server of Netlify. Edge functions need a download, and the site has none. */
export const startNetlify = () =>
	start("netlify", async (site, port) => [
		...[netlify, "dev", "--offline", "--no-open", "--skip-gitignore", "--internal-disable-edge-functions"],
		...["--dir", site, "--port", String(port)],
	]);
