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

test("a changed link and a reload switch between releases", async () => {
	const port = await freePort();
	for (const release of ["1", "2"]) {
		npmRunNginx(
			{ MARKET_UPSTREAM: "http://127.0.0.1:9", NGINX_LISTEN: `127.0.0.1:${port}`, NGINX_USER: "root" },
			release,
		);
		fs.writeFileSync(path.join(folder, release, "public/release.txt"), release);
	}
	const current = path.join(folder, "current");
	const main = path.join(folder, "nginx.conf");
	const use = (release: string) => {
		fs.rmSync(current, { force: true });
		fs.symlinkSync(release, current);
	};
	// Like the configuration of a server, this one includes the link.
	const original = fs.readFileSync(path.join(folder, "1/nginx/nginx.conf"), "utf8");
	fs.writeFileSync(main, original.replace(`${folder}/1/nginx/site.conf`, `${current}/nginx/site.conf`));
	const servedRelease = () => send(`http://127.0.0.1:${port}`, "/release.txt").then(({ body }) => body);
	const nginx = (...args: string[]) =>
		spawnSync(findNginx() ?? "", ["-e", "stderr", "-c", main, ...args], { stdio: "ignore" }).status;
	use("1");
	expect(nginx()).toBe(0);
	try {
		expect(await servedRelease()).toBe("1");
		for (const release of ["2", "1"]) {
			use(release);
			expect(nginx("-s", "reload")).toBe(0);
			await expect.poll(servedRelease).toBe(release);
		}
	} finally {
		nginx("-s", "stop");
	}
});

test("a market that is not an origin is rejected", () => {
	const { status, output } = npmRunNginx({ MARKET_UPSTREAM: "https://market.example/api; deny all" });
	expect([status, output]).toEqual([1, expect.stringContaining("MARKET_UPSTREAM must be an origin")]);
	expect(fs.existsSync(path.join(folder, "1"))).toBe(false);
});

test("with a certificate, the site uses HTTPS and HTTP redirects to it", async () => {
	const [certificate, key] = [path.join(folder, "cert.pem"), path.join(folder, "key.pem")];
	const args = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
	test.skip(spawnSync("openssl", args.split(" ")).status !== 0, "no openssl to make a certificate with");
	const [port, httpPort] = [await freePort(), await freePort()];
	const tls = { certificate, key, httpListen: [`127.0.0.1:${httpPort}`] };
	const nginx = await startNginx({
		port,
		listen: [`127.0.0.1:${port} ssl http2`],
		serverName: "example.com www.example.com",
		tls,
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
	expect(response.statusCode).toBe(200);
	expect(response.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
});
