import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type NginxSettings, writeNginx } from "../deploy/write-nginx";

const modules = "/etc/nginx/modules-enabled";

/** Whether this machine's nginx can send brotli. */
export function knowsBrotli(): boolean {
	return fs.existsSync(modules) && fs.readdirSync(modules).some((name) => name.includes("brotli-static"));
}

/** The nginx of this machine; Debian keeps it where only root's PATH leads. */
export function findNginx(): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
	return folders.map((folder) => path.join(folder, "nginx")).find((file) => fs.existsSync(file));
}

async function answers(port: number, nginx: ChildProcess): Promise<void> {
	for (let tries = 0; tries < 100 && nginx.exitCode === null; tries += 1) {
		const request = http.get({ port, host: "127.0.0.1", path: "/", agent: false });
		const answered = await once(request, "response").then(
			() => true,
			() => false,
		);
		request.destroy();
		if (answered) return;
		await setTimeout(50);
	}
	throw new Error(`nginx does not answer at port ${port}`);
}

type Options = Partial<NginxSettings> & { port: number };

/** Starts the machine's own nginx on loopback, with the site's configuration, in a folder that goes with it. */
export async function startNginx({
	port,
	...settings
}: Options): Promise<{ stop: () => Promise<void>; ended: Promise<unknown> }> {
	const file = findNginx();
	if (!file) throw new Error("There is no nginx on this machine");
	const conf = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-nginx-"));
	const main = writeNginx({
		conf,
		root: path.resolve("public"),
		listen: `127.0.0.1:${port}`,
		brotli: knowsBrotli(),
		// The clone may lie where nobody but its owner can read.
		user: process.getuid?.() === 0 ? "root" : undefined,
		workers: "2",
		accessLog: "off",
		...settings,
	});
	const nginx = spawn(file, ["-e", "stderr", "-c", main, "-g", "daemon off;"], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = once(nginx, "exit").finally(() => fs.rmSync(conf, { recursive: true, force: true }));
	const stop = async () => {
		nginx.kill("SIGTERM");
		await ended;
	};
	await answers(port, nginx).catch(async (error: unknown) => {
		await stop();
		throw error;
	});
	return { stop, ended };
}
