import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { findNginx } from "../../../hosting/server/nginx-server";
import { freePort } from "../../kit/free-port";
import { send } from "../../kit/serve";

const root = path.resolve(__dirname, "../../..");
let folder: string;
test.beforeEach(() => {
	folder = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-release-"));
});
test.afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function run(script: string, args: string[], env: Record<string, string>) {
	const options = { cwd: root, encoding: "utf8", env: { ...process.env, ...env } } as const;
	const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", script, ...args], options);
	return { status, output: stdout + stderr, name: /^\S+(?= is in use)/m.exec(stdout)?.[0] ?? "" };
}

test("a release contains the site and a valid configuration with all settings", () => {
	const names = { NGINX_SITE: "shop", NGINX_SERVER_NAME: "example.com www.example.com" };
	const others = { NGINX_PROXY: "10.0.0.0/8", NGINX_LISTEN: "127.0.0.1:9459", NGINX_UNKNOWN_TEMPLATES: "404" };
	const { status, output } = run("scripts/nginx.ts", [path.join(folder, "1")], { ...names, ...others });
	expect(output).toContain("test is successful");
	expect(status).toBe(0);
	expect(fs.existsSync(path.join(folder, "1/public/ru/template/[id]/index.html"))).toBe(true);
	const read = (name: string) => fs.readFileSync(path.join(folder, "1/nginx", name), "utf8");
	expect(read("site.conf")).toContain(`root "${folder}/1/public";`);
	// Variables and zones are global in nginx: those of another site have another prefix.
	for (const name of ["site.conf", "maps.conf", "headers.conf"]) expect(read(name)).not.toMatch(/[$=]site_|{{|^#if/m);
});

test("a release is uploaded, switched to and checked; a bad one and a rollback lead back", async () => {
	test.skip(process.getuid?.() !== 0, "nginx changes its user as root only");
	test.slow();
	const port = await freePort();
	const main = path.join(folder, "nginx.conf");
	const site = path.join(folder, "site");
	// nginx reads releases as another user.
	fs.chmodSync(folder, 0o755);
	fs.mkdirSync(site);
	const http = `include /etc/nginx/mime.types; access_log off; include ${site}/current/nginx/site.conf*;`;
	const modules = "include /etc/nginx/modules-enabled/*.conf;";
	fs.writeFileSync(main, `user www-data; pid ${folder}/pid; ${modules} events {} http { ${http} }`);
	// Stands for the connection to the server: the last argument is the command.
	fs.writeFileSync(path.join(folder, "ssh"), '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n', { mode: 0o755 });
	const origin = `http://127.0.0.1:${port}`;
	const nginx = `${findNginx()} -e stderr -c ${main}`;
	const release = (args: string[], env: Record<string, string> = {}) =>
		run("scripts/release.ts", args, {
			RELEASE_URL: origin,
			RELEASE_RELOAD: `${nginx} -t && ${nginx} -s reload`,
			NGINX_LISTEN: `127.0.0.1:${port}`,
			NGINX_STATUS: "off",
			PATH: `${folder}:${process.env.PATH}`,
			...env,
		});
	const refused = { NGINX_ACCESS_LOG: "/nonexistent/x.log" };
	const inUse = async () => (await send(origin, "/healthz")).body;
	// Without pipes, which nginx would keep open.
	const startOrStop = (command: string) => spawnSync("sh", ["-c", command], { stdio: "ignore" }).status;
	expect(startOrStop(nginx)).toBe(0);
	try {
		expect(release([site], refused)).toMatchObject({ status: 1, output: expect.stringContaining("No release is in") });
		const first = release([`deploy@example.com:${site}`]);
		await expect.poll(inUse).toBe(`ok ${first.name}\n`);
		const second = release([site]);
		expect(second.output).toContain(`instead of ${first.name}`);
		const again = expect.stringContaining(`${second.name} is in use again`);
		expect(release([site], refused)).toMatchObject({ status: 1, output: again });
		expect(release([site], { RELEASE_URL: "http://127.0.0.1:9" })).toMatchObject({ status: 1, output: again });
		await expect.poll(inUse).toBe(`ok ${second.name}\n`);
		expect(release([site, "--rollback"])).toMatchObject({ status: 0, name: first.name });
		await expect.poll(inUse).toBe(`ok ${first.name}\n`);
	} finally {
		startOrStop(`${nginx} -s stop`);
	}
});
