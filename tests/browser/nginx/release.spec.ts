import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { startNginx } from "../../../hosting/server/nginx-server";
import { pageOf } from "../../kit/addresses";
import { freePort } from "../../kit/free-port";
import { send } from "../../kit/serve";

test("a release has the site and a valid configuration, and cannot be written twice", async () => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "release-"));
	const release = path.join(folder, "7");
	const env = {
		...process.env,
		NGINX_LISTEN: `127.0.0.1:${await freePort()}`,
		NGINX_SERVER_NAME: "example.com www.example.com",
	};
	const options = { cwd: path.resolve(__dirname, "../../.."), encoding: "utf8", env } as const;
	const write = () => spawnSync(process.execPath, ["--import", "tsx", "scripts/nginx.ts", release], options);
	expect(write().stderr).toContain("test is successful");
	expect(fs.existsSync(path.join(release, "public/ru/template/[id]/index.html"))).toBe(true);
	const config = fs.readFileSync(path.join(release, "nginx/site.conf"), "utf8");
	for (const part of [`root "${release}/public";`, `include "${release}/nginx/maps.conf";`, "ok 7"])
		expect(config).toContain(part);
	expect(write()).toMatchObject({ status: 1, stderr: expect.stringContaining("already exists") });
	fs.rmSync(folder, { recursive: true });
});

test("templates without a page can have status 404", async () => {
	const nginx = await startNginx(await freePort(), { NGINX_UNKNOWN_TEMPLATES: "404" });
	const found = [];
	for (const url of ["/template/101/", "/ru/template/unknown/", "/nope/"]) {
		const { status, body } = await send(nginx.origin, url);
		found.push([status, pageOf(body).page]);
	}
	await nginx.stop();
	expect(found).toEqual([
		[200, "/template/101/"],
		[404, "/ru/template/[id]/"],
		[404, "/404.html"],
	]);
});
