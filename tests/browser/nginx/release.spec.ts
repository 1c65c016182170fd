import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { findProgram } from "../../../scripts/programs";
import { pageOf } from "../../kit/canonical-urls";
import { freePort } from "../../kit/free-port";
import { startNginx } from "../../kit/nginx-server";
import { send } from "../../kit/serve";

test.skip(!findProgram("nginx"), "nginx is not installed");

const root = path.resolve(__dirname, "../../..");
let folder: string;
test.beforeEach(() => {
	folder = fs.mkdtempSync(path.join(os.tmpdir(), "release-"));
});
test.afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Runs `npm run nginx` for a release. */
function writeRelease(release: string, variables: Record<string, string>) {
	const env = { ...process.env, ...variables };
	const options = { cwd: root, encoding: "utf8", env } as const;
	return spawnSync(process.execPath, ["--import", "tsx", "scripts/nginx.ts", release], options);
}

test("a release has the site and a valid configuration, and cannot be written twice", async () => {
	const release = path.join(folder, "7");
	const variables = {
		NGINX_LISTEN: `127.0.0.1:${await freePort()}`,
		NGINX_SERVER_NAME: "example.com www.example.com",
	};
	const write = () => writeRelease(release, variables);
	expect(write().stderr).toContain("test is successful");
	expect(fs.existsSync(path.join(release, "public/ru/template/[id]/index.html"))).toBe(true);
	const config = fs.readFileSync(path.join(release, "nginx/site.conf"), "utf8");
	for (const part of [`root "${release}/public";`, `include "${release}/nginx/maps.conf";`, "ok 7"])
		expect(config).toContain(part);
	// The server's user reads it.
	expect(fs.statSync(release).mode & 0o777).toBe(0o755);
	expect(write()).toMatchObject({ status: 1, stderr: expect.stringContaining("already exists") });
});

test("a release that nginx refuses, or that cannot be written, leaves nothing behind", () => {
	const refused = writeRelease(path.join(folder, "7"), { NGINX_SERVER_NAME: "~(" });
	expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining("was not written") });
	fs.writeFileSync(path.join(folder, "file"), "");
	const { status, stderr } = writeRelease(path.join(folder, "file/7"), {});
	expect([status, stderr.trim().split("\n").at(-1)]).toEqual([1, expect.stringContaining("cannot be written")]);
	expect(fs.readdirSync(folder)).toEqual(["file"]);
});

/** The id of the user nobody, who has no rights. */
const nobody = 65_534;

test("the commands of deploy.yml write a release as a user without rights", () => {
	const workflow = parse(fs.readFileSync(path.join(root, ".github/workflows/deploy.yml"), "utf8"));
	const steps: { run?: string; env?: Record<string, string> }[] = workflow.jobs.build.steps;
	const step = steps.find(({ run }) => run?.includes("npm run nginx"));
	const isRoot = process.getuid?.() === 0;
	const user = isRoot ? { uid: nobody, gid: nobody } : {};
	const canRead = spawnSync("test", ["-r", path.join(root, "package.json")], user).status === 0;
	test.skip(!canRead, "the clone is private to root");

	const programs = path.join(folder, "programs");
	fs.mkdirSync(programs);
	fs.writeFileSync(path.join(programs, "sudo"), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });
	if (isRoot) fs.chownSync(folder, nobody, nobody);
	const variables = Object.entries(step?.env ?? {}).map(([name, value]) => [name, value.replace(/\$\{\{.*\}\}/, "")]);
	const result = spawnSync("bash", ["-ec", step?.run?.replaceAll("/srv/site", folder) ?? "exit 1"], {
		...user,
		cwd: root,
		encoding: "utf8",
		env: {
			PATH: `${programs}:${process.env.PATH}`,
			HOME: folder,
			TMPDIR: folder,
			USER: String(isRoot ? nobody : process.getuid?.()),
			GITHUB_RUN_NUMBER: "7",
			...Object.fromEntries(variables),
		},
	});
	expect(result).toMatchObject({ status: 0, stderr: expect.stringContaining("test is successful") });
	const config = fs.readFileSync(path.join(folder, "releases/7/nginx/site.conf"), "utf8");
	expect(config).toMatch(/^\tlisten 80;$/m);
	expect(config).toContain('access_log "/var/log/nginx/site.log"');
});

/** Writes a release that is complete. */
function createRelease(name: string) {
	const at = (file: string) => path.join(folder, "releases", name, file);
	for (const part of ["public", "nginx"]) fs.mkdirSync(at(part), { recursive: true });
	for (const file of ["public/index.html", "nginx/site.conf", "nginx/maps.conf", "nginx/rules.conf"])
		fs.writeFileSync(at(file), "");
	fs.copyFileSync(path.join(root, "hosting/nginx/activate.sh"), at("nginx/activate.sh"));
}

/** Runs the script of a release. `nginx -t` ends with this status. */
function activate(release: string, status = 0) {
	const programs = path.join(folder, "programs");
	fs.mkdirSync(programs, { recursive: true });
	const log = path.join(folder, "nginx.log");
	const nginx = `#!/bin/sh\necho "$@" >> ${log}\ntest "$1" = -s || exit ${status}\n`;
	fs.writeFileSync(path.join(programs, "nginx"), nginx, { mode: 0o755 });
	fs.writeFileSync(path.join(programs, "sudo"), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });
	const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
	fs.rmSync(log, { force: true });
	const result = spawnSync("sh", [path.join(folder, release, "nginx/activate.sh")], { env });
	const current = fs.readlinkSync(path.join(folder, "current"));
	return [result.status, current, fs.existsSync(log) ? fs.readFileSync(log, "utf8") : ""];
}

test("a release becomes the current one only if it is complete and nginx accepts it", () => {
	for (const release of ["1", "2", "3"]) createRelease(release);
	fs.rmSync(path.join(folder, "releases/3/nginx/maps.conf"));
	const accepted = "-t\n-s reload\n";
	expect(activate("releases/1")).toEqual([0, "releases/1", accepted]);
	expect(activate("releases/2")).toEqual([0, "releases/2", accepted]);
	expect(activate("current")).toEqual([0, "releases/2", accepted]);
	expect(activate("releases/1", 1)).toEqual([1, "releases/2", "-t\n"]);
	expect(activate("releases/3")).toEqual([1, "releases/2", ""]);
	expect(activate("releases/4")).toEqual([2, "releases/2", ""]);
	expect(activate("releases/1")).toEqual([0, "releases/1", accepted]);
});

test("a release that becomes the current one removes those before the last four, and no newer one", () => {
	const all = ["8", "9", "10", "11", "12", "13", "14", "test"];
	for (const release of all) createRelease(release);
	const { compare } = new Intl.Collator("en", { numeric: true });
	const releases = () => fs.readdirSync(path.join(folder, "releases")).sort(compare);
	expect(activate("releases/test").slice(0, 2)).toEqual([0, "releases/test"]);
	expect(releases()).toEqual(all);
	expect(activate("releases/10").slice(0, 2)).toEqual([0, "releases/10"]);
	expect(releases()).toEqual(all);
	expect(activate("releases/13").slice(0, 2)).toEqual([0, "releases/13"]);
	expect(releases()).toEqual(all.slice(1));
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
