import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type NginxVariables, nginxArguments, writeNginxConfig } from "../../hosting/nginx/nginx-config";
import { findProgram } from "../../scripts/programs";

/** Whether the local nginx has the brotli module. */
export const supportsBrotli = (): boolean => fs.existsSync("/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf");

async function waitUntilReady(origin: string, nginx: ChildProcess): Promise<void> {
	for (let attempt = 0; attempt < 100 && nginx.exitCode === null; attempt += 1) {
		const response = await fetch(`${origin}/healthz`).catch(() => undefined);
		if (response?.ok) return;
		await setTimeout(50);
	}
	throw new Error(`nginx does not respond at ${origin}`);
}

/**
 * Starts the local nginx on loopback with the site's configuration. It and its temporary folder last until `stop`, or until
 * nginx ends.
 */
export async function startNginx(port: number, variables: NginxVariables = {}) {
	const file = findProgram("nginx");
	if (!file) throw new Error("nginx is not installed");
	const conf = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-nginx-"));
	const include = path.join(conf, "server.conf");
	fs.writeFileSync(include, supportsBrotli() ? "brotli_static on;" : "");
	writeNginxConfig(conf, path.resolve("public"), {
		NGINX_LISTEN: `127.0.0.1:${port}`,
		NGINX_INCLUDE: include,
		NGINX_ACCESS_LOG: "/dev/null",
		...variables,
	});
	// nginx must be able to read the clone, which may be private to its owner.
	const user = process.getuid?.() === 0 ? " user root;" : "";
	const nginx = spawn(file, [...nginxArguments(conf), "-g", `daemon off;${user}`], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = once(nginx, "exit").finally(() => fs.rmSync(conf, { recursive: true, force: true }));
	const stop = async () => {
		nginx.kill("SIGTERM");
		await ended;
	};
	const origin = `http://127.0.0.1:${port}`;
	await waitUntilReady(origin, nginx).catch(async (error: unknown) => {
		await stop();
		throw error;
	});
	return { origin, stop, ended };
}
