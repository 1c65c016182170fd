import { spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import https from "node:https";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { findNginx, startNginx } from "../../../hosting/server/nginx-server";
import { freePort } from "../../kit/free-port";
import { send } from "../../kit/serve";

const root = path.resolve(__dirname, "../../..");
let folder: string;
test.beforeEach(() => {
	folder = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-release-"));
});
test.afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function npmRunNginx(env: Record<string, string>, release = "1") {
	const args = ["--import", "tsx", "scripts/nginx.ts", path.join(folder, release)];
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: root,
		encoding: "utf8",
		env: { ...process.env, ...env },
	});
	return { status, output: stdout + stderr };
}

test("a release contains the site and a valid configuration with all settings", () => {
	const settings = {
		MARKET_UPSTREAM: "https://localhost/",
		NGINX_RESOLVER: "127.0.0.1",
		NGINX_PROXY: "10.0.0.0/8",
		NGINX_SERVER_NAME: "example.com www.example.com",
		NGINX_LISTEN: "127.0.0.1:9459",
	};
	const { status, output } = npmRunNginx(settings);
	expect(output).toContain("test is successful");
	expect(status).toBe(0);
	for (const name of ["index.html", "index.html.gz", "ru/template/[id]/index.html"]) {
		expect(fs.readFileSync(path.join(folder, "1/public", name))).toEqual(
			fs.readFileSync(path.join(root, "public", name)),
		);
	}
	const site = fs.readFileSync(path.join(folder, "1/nginx/site.conf"), "utf8");
	expect(site).toContain(`root "${folder}/1/public";`);
	expect(site).not.toMatch(/{{|^#if/m);
	expect(npmRunNginx(settings)).toMatchObject({ status: 1, output: expect.stringContaining("already exists") });
});

/** An nginx whose configuration includes the current release, like that of a server. */
async function startServer() {
	const port = await freePort();
	const main = path.join(folder, "nginx.conf");
	const include = `include ${folder}/site/current/nginx/site.conf*;`;
	const modules = "include /etc/nginx/modules-enabled/*.conf;";
	const http = `events {} http { include /etc/nginx/mime.types; access_log off; ${include} }`;
	fs.writeFileSync(main, `user www-data; pid ${folder}/nginx.pid; ${modules} ${http}`);
	fs.mkdirSync(path.join(folder, "site"));
	// nginx reads releases as another user.
	fs.chmodSync(folder, 0o755);
	// Stands for the connection to the server: the last argument is the command.
	const ssh = path.join(folder, "ssh");
	fs.writeFileSync(ssh, '#!/bin/sh\nfor last; do :; done\necho "$@" >> "$0.log"\nexec sh -c "$last"\n', {
		mode: 0o755,
	});
	const origin = `http://127.0.0.1:${port}`;
	const nginx = `${findNginx()} -e stderr -c ${main}`;
	const release = (target: string, { option = "", ...env }: Record<string, string> = {}) => {
		const args = ["--import", "tsx", "scripts/release.ts", target, ...(option ? [option] : [])];
		const settings = {
			RELEASE_URL: origin,
			RELEASE_RELOAD: `${nginx} -t && ${nginx} -s reload`,
			MARKET_UPSTREAM: "http://127.0.0.1:9",
			NGINX_LISTEN: `127.0.0.1:${port}`,
			NGINX_STATUS: "off",
			PATH: `${folder}:${process.env.PATH}`,
		};
		const options = { cwd: root, encoding: "utf8", env: { ...process.env, ...settings, ...env } } as const;
		const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
		return { status, output: stdout + stderr, name: /^\S+(?= is in use)/m.exec(stdout)?.[0] ?? "" };
	};
	const inUse = async () => (await send(origin, "/healthz")).body;
	const run = (...args: string[]) => spawnSync("sh", ["-c", `${nginx} ${args.join(" ")}`], { stdio: "ignore" }).status;
	expect(run()).toBe(0);
	return { release, inUse, run, origin, ssh, site: path.join(folder, "site") };
}

test("a release is uploaded, switched to and checked; a bad one and a rollback lead back", async () => {
	test.skip(process.getuid?.() !== 0, "nginx changes its user as root only");
	test.slow();
	const { release, inUse, run, origin, ssh, site } = await startServer();
	try {
		// Without an earlier release, none is in use afterwards.
		expect(release(site, { NGINX_ACCESS_LOG: "/nonexistent/x.log" })).toMatchObject({
			status: 1,
			output: expect.stringContaining("No release is in use."),
		});
		expect(fs.readdirSync(path.join(site, "releases"))).toEqual([]);
		expect(run("-t")).toBe(0);
		const first = release(`deploy@example.com:${site}`);
		expect(first).toMatchObject({ status: 0, output: expect.stringContaining("is in use.") });
		expect(fs.readFileSync(`${ssh}.log`, "utf8")).toContain("deploy@example.com");
		await expect.poll(inUse).toBe(`ok ${first.name}\n`);
		expect((await send(origin, "/ru/templates/")).status).toBe(200);
		const second = release(site);
		expect(second.output).toContain(`instead of ${first.name}`);
		await expect.poll(inUse).toBe(`ok ${second.name}\n`);
		// nginx refuses the configuration.
		expect(release(site, { NGINX_ACCESS_LOG: "/nonexistent/x.log" })).toMatchObject({
			status: 1,
			output: expect.stringContaining(`${second.name} is in use again`),
		});
		await expect.poll(inUse).toBe(`ok ${second.name}\n`);
		expect(release(site, { option: "--rollback" })).toMatchObject({ status: 0, name: first.name });
		await expect.poll(inUse).toBe(`ok ${first.name}\n`);
	} finally {
		run("-s", "stop");
	}
});

test("a release that does not answer is taken back, and three are kept", { tag: "@deep" }, async () => {
	test.slow();
	test.skip(process.getuid?.() !== 0, "nginx changes its user as root only");
	const { release, inUse, run, site } = await startServer();
	const releases = () => fs.readdirSync(path.join(site, "releases")).sort();
	try {
		const first = release(site);
		expect(release(site, { RELEASE_URL: "http://127.0.0.1:9" })).toMatchObject({
			status: 1,
			output: expect.stringContaining(`${first.name} is in use again`),
		});
		await expect.poll(inUse).toBe(`ok ${first.name}\n`);
		expect(releases()).toEqual([first.name]);
		expect(release(site, { option: "--rollback" })).toMatchObject({
			status: 1,
			output: expect.stringContaining("No release before"),
		});
		for (const _ of [2, 3, 4]) expect(release(site).status).toBe(0);
		expect(releases()).toHaveLength(3);
		expect(releases()).not.toContain(first.name);
	} finally {
		run("-s", "stop");
	}
});

test("two sites share one nginx", async () => {
	const [port, status] = [await freePort(), await freePort()];
	for (const site of ["one", "two"]) {
		npmRunNginx(
			{
				MARKET_UPSTREAM: "http://127.0.0.1:9",
				NGINX_SITE: site,
				NGINX_LISTEN: `127.0.0.1:${port}`,
				NGINX_SERVER_NAME: `${site}.example`,
				NGINX_STATUS: `127.0.0.1:${status}`,
			},
			site,
		);
	}
	const main = path.join(folder, "nginx.conf");
	const original = fs.readFileSync(path.join(folder, "one/nginx/nginx.conf"), "utf8");
	const include = (site: string) => `include "${folder}/${site}/nginx/site.conf";`;
	const user = original.replace(/^user .*$/m, process.getuid?.() === 0 ? "user root;" : "");
	fs.writeFileSync(main, user.replace(include("one"), include("one") + include("two")));
	const nginx = (...args: string[]) =>
		spawnSync(findNginx() ?? "", ["-e", "stderr", "-c", main, ...args], { stdio: ["ignore", "ignore", "inherit"] })
			.status;
	expect(nginx()).toBe(0);
	try {
		for (const site of ["one", "two"]) {
			const { body } = await send(`http://127.0.0.1:${port}`, "/healthz", { headers: { host: `${site}.example` } });
			expect(body).toBe(`ok ${site}\n`);
		}
		expect((await send(`http://127.0.0.1:${status}`, "/status")).body).toMatch(/^Active connections: \d+/);
	} finally {
		nginx("-s", "stop");
	}
});

test("the log has one line of JSON per request, without the visitor's search, and can be rotated", async () => {
	const port = await freePort();
	const log = path.join(folder, "access.log");
	const nginx = await startNginx({
		port,
		accessLog: log,
		market: "http://127.0.0.1:9",
		run: path.join(folder, "run"),
		conf: folder,
	});
	const origin = `http://127.0.0.1:${port}`;
	const lines = (): Record<string, string>[] =>
		fs
			.readFileSync(log, "utf8")
			.trim()
			.split("\n")
			.filter(Boolean)
			.map((line) => JSON.parse(line));
	// Each worker of nginx writes its own lines, so the order of the requests is not the order of the log.
	const logged = (path: string) => lines().filter((line) => line.path === path);
	await send(origin, "/templates/?q=private", { headers: { "user-agent": 'a"b\\c', referer: `${origin}/?q=private` } });
	await send(origin, "/api/public/market/getAll");
	await send(origin, "/api/other", { method: "POST" });
	await expect.poll(() => logged("/api/other")).toMatchObject([{ method: "POST", status: "405" }]);
	await expect
		.poll(() => logged("/templates/"))
		.toMatchObject([{ method: "GET", status: "200", agent: 'a"b\\c', market_cache: "" }]);
	await expect
		.poll(() => logged("/api/public/market/getAll"))
		.toMatchObject([{ status: "502", market_cache: "MISS", market_status: "502" }]);
	expect(fs.readFileSync(log, "utf8")).not.toContain("private");
	const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
	const args = ["-f", "-s", path.join(folder, "state"), path.join(folder, "logrotate.conf")];
	const rotation = spawnSync("logrotate", args, { env, encoding: "utf8" });
	if (!rotation.error) {
		expect([rotation.status, rotation.stderr]).toEqual([0, ""]);
		expect(fs.existsSync(`${log}.1`)).toBe(true);
		await expect.poll(() => fs.existsSync(log)).toBe(true);
		// A worker may reopen the log after its next request, which is then still in the rotated file.
		await expect(async () => {
			await send(origin, "/ru/");
			expect(new Set(lines().map(({ path }) => path))).toEqual(new Set(["/ru/"]));
		}).toPass();
	}
	await nginx.stop();
});

test("invalid variables are named, and nothing is written", () => {
	const { status, output } = npmRunNginx({
		NGINX_PROXY: "all",
		NGINX_LISTEN: "80;",
		NGINX_TLS_KEY: "/key.pem",
		MARKET_UPSTREAM: "x",
	});
	expect(status).toBe(1);
	for (const name of ["MARKET_UPSTREAM", "NGINX_PROXY", "NGINX_LISTEN", "NGINX_TLS_CERTIFICATE"])
		expect(output).toContain(`${name} `);
	expect(fs.existsSync(path.join(folder, "1"))).toBe(false);
});

test("with a certificate, the site uses HTTPS and HTTP redirects to it", async () => {
	const [certificate, key] = [path.join(folder, "cert.pem"), path.join(folder, "key.pem")];
	const args = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
	test.skip(spawnSync("openssl", args.split(" ")).status !== 0, "no openssl to make a certificate with");
	const [port, httpPort] = [await freePort(), await freePort()];
	const log = path.join(folder, "access.log");
	const tls = { certificate, key, httpListen: [`127.0.0.1:${httpPort}`] };
	const nginx = await startNginx({
		port,
		listen: [`127.0.0.1:${port} ssl http2`],
		serverName: "example.com www.example.com",
		tls,
		accessLog: log,
	});
	const request = https.get({
		port,
		host: "127.0.0.1",
		path: "/ru/",
		ca: fs.readFileSync(certificate),
		servername: "localhost",
	});
	const [response] = await once(request, "response");
	response.destroy();
	for (const host of ["example.com", "www.example.com", "evil.example", ""]) {
		const { status, headers } = await send(`http://127.0.0.1:${httpPort}`, "/ru/?q=1", { headers: { host } });
		expect([host, status, headers.location]).toEqual([host, 301, "https://example.com/ru/?q=1"]);
	}
	await nginx.stop();
	const lines = fs.readFileSync(log, "utf8");
	expect(lines).toContain('"path":"/ru/","status":"301"');
	expect(lines).not.toContain("q=1");
	expect(response.statusCode).toBe(200);
	expect(response.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
});
