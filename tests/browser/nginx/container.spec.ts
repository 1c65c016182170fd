import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { writeRelease } from "../../../hosting/release-folder";
import { enabledModules } from "../../../hosting/server/nginx-server";
import { freePort } from "../../kit/free-port";
import { send } from "../../kit/serve";

const hosting = path.resolve(__dirname, "../../../hosting/nginx");
const dockerfile = fs.readFileSync(path.join(hosting, "Dockerfile"), "utf8").replace(/\\\n\s*/g, "");
/** The last instruction of that name, whose arguments are JSON. */
const instruction = (name: RegExp): string[] => JSON.parse(dockerfile.match(name)?.at(-1) ?? "[]");
const command = instruction(/^CMD (\[.*\])$/m);
const health = instruction(/^HEALTHCHECK .*CMD (\[.*\])$/m);

test("the compose file has a health check, a read-only root and no privileges", () => {
	const { services } = parse(fs.readFileSync(path.join(hosting, "compose.yaml"), "utf8"));
	expect(services.site).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
	expect(services.site.healthcheck.test).toEqual(["CMD", ...health]);
	const used = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
	expect(used).toEqual(expect.arrayContaining(Object.keys(services.site.build.args)));
});

// The container itself needs an image from a registry. bubblewrap runs its commands with Debian's files of this machine.
test("the final stage of the container serves the site, read-only and as another user", { tag: "@deep" }, async () => {
	const probe = spawnSync("bwrap", ["--ro-bind", "/", "/", "--unshare-user", "--uid", "33", "true"]);
	test.skip(probe.status !== 0, "no bubblewrap, or no user namespaces");
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "container-"));
	const port = await freePort();
	const environment = {
		MARKET_UPSTREAM: "https://market.invalid",
		NGINX_LISTEN: String(port),
		NGINX_RUN: "/run/site",
		NGINX_ACCESS_LOG: "/dev/stdout",
		NGINX_USER: "",
		NGINX_STATUS: "off",
		NGINX_RESOLVER: "system",
	};
	writeRelease(path.join(folder, "site"), { environment, serverFolder: "/srv/site", modules: enabledModules() });
	fs.chmodSync(folder, 0o755);
	const words = (text: string) => text.split(" ");
	const inContainer = [
		...words("--ro-bind / / --tmpfs /srv --tmpfs /run --dir /run/site --dev /dev --proc /proc"),
		...["--ro-bind", path.join(folder, "site"), "/srv/site"],
		...["--ro-bind", path.join(hosting, "start.sh"), "/srv/start.sh"],
		...words("--remount-ro /srv --unshare-user --uid 33 --gid 33 --unshare-pid --die-with-parent"),
	];
	const output = path.join(folder, "stdout");
	const server = spawn("bwrap", [...inContainer, ...command], {
		stdio: ["ignore", fs.openSync(output, "w"), "inherit"],
	});
	const ended = once(server, "exit");
	const log = () => fs.readFileSync(output, "utf8");
	const origin = `http://127.0.0.1:${port}`;
	try {
		const status = () =>
			send(origin, "/ru/").then(
				({ status }) => status,
				() => 0,
			);
		await expect.poll(status, { timeout: 10_000 }).toBe(200);
		expect((await send(origin, "/api/public/market/getAll")).status).toBe(502);
		expect((await send(origin, "/nope")).status).toBe(404);
		await expect.poll(log).toContain('"path":"/nope","status":"404"');
		const [program = "", ...args] = health.map((text) => text.replace("8080", String(port)));
		expect(spawnSync(program, args).status).toBe(0);
		const [, , script = ""] = health;
		expect(spawnSync(program, ["-c", script.replace("8080", String(port)).replace("healthz", "nope")]).status).not.toBe(
			0,
		);
	} finally {
		server.kill("SIGKILL");
		await ended;
		fs.rmSync(folder, { recursive: true, force: true });
	}
});
