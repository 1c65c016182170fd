import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { editorFolder } from "../../editor/build";
import { editorServer } from "../../editor/server/editor-server";
import { openClone } from "../../editor/server/git";
import { findProgram } from "../../scripts/programs";
import { expect } from "../kit/browser";
import { copyContent, openForm, save, test } from "../kit/editor";
import { freePort } from "../kit/free-port";
import { english } from "../kit/translations";

const nginx = findProgram("nginx");
test.skip(!nginx || !findProgram("openssl"), "nginx or openssl is not installed");

const words = english.editor;
const password = "correct horse";

const git = (folder: string, ...parameters: string[]): string => {
	const identity = ["-c", "user.name=Operator", "-c", "user.email=operator@example.com"];
	return execFileSync("git", [...identity, ...parameters], { cwd: folder, encoding: "utf8" }).trim();
};

/** The configuration of docs/editor.md, without the certificate. */
function nginxConfig(folder: string, port: number, editorPort: number): string {
	const [, server = ""] = /```nginx\n([\s\S]*?)```/.exec(fs.readFileSync("docs/editor.md", "utf8")) ?? [];
	const site = server
		.replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
		.replace(/^.*ssl_certificate.*\n/gm, "")
		.replace("/etc/nginx/editor.htpasswd", `${folder}/editor.htpasswd`)
		.replace("localhost:8001", `localhost:${editorPort}`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
	return `pid ${folder}/nginx.pid;
events {}
http {
	access_log off;
	${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n\t")}
	${site}
}
`;
}

/** A repository, the editor beside a clone of it, and nginx with a password before the editor. */
async function startTeam() {
	const project = copyContent();
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-team-"));
	const [bare, clone, other] = [`${folder}/bare.git`, `${folder}/clone`, `${folder}/other`];
	git(project, "init", "--quiet", "--initial-branch=main");
	git(project, "add", "--all");
	git(project, "commit", "--quiet", "-m", "Start");
	git(folder, "clone", "--quiet", "--bare", project, bare);
	for (const name of [clone, other]) git(folder, "clone", "--quiet", bare, name);

	const port = await freePort();
	const origin = `http://localhost:${port}`;
	const team = { origin, userHeader: "X-Remote-User", clone: await openClone(clone, "origin/main") };
	const server = http.createServer(editorServer({ root: clone, folder: editorFolder, team }));
	await once(server.listen(0, "localhost"), "listening");

	const hash = execFileSync("openssl", ["passwd", "-6", password], { encoding: "utf8" });
	fs.writeFileSync(`${folder}/editor.htpasswd`, `anna:${hash}`);
	fs.writeFileSync(`${folder}/nginx.conf`, nginxConfig(folder, port, (server.address() as AddressInfo).port));
	const user = process.getuid?.() === 0 ? " user root;" : "";
	const parameters = ["-p", folder, "-c", `${folder}/nginx.conf`, "-e", "stderr", "-g", `daemon off;${user}`];
	const proxy = spawn(nginx ?? "", parameters, { stdio: "ignore" });
	const ended = once(proxy, "exit");
	await expect
		.poll(() =>
			fetch(origin).then(
				({ status }) => status,
				() => 0,
			),
		)
		.toBe(401);
	return {
		origin,
		clone,
		log: () => git(bare, "log", "--format=%an <%ae>: %s", "main").split("\n"),
		/** Pushes a new page from another clone. */
		pushPage(name: string): void {
			git(other, "pull", "--quiet");
			fs.writeFileSync(`${other}/content/pages/${name}.en.md`, `---\ntitle: ${name}\ndescription: New.\n---\n\nNew.\n`);
			git(other, "add", "--all");
			git(other, "commit", "--quiet", "-m", "New page");
			git(other, "push", "--quiet");
		},
		async stop() {
			proxy.kill("SIGTERM");
			server.closeAllConnections();
			server.close();
			await ended;
			for (const name of [project, folder]) fs.rmSync(name, { recursive: true, force: true });
		},
	};
}

const signIn = (browser: Browser) => browser.newContext({ httpCredentials: { username: "anna", password } });

test("a save behind a password is a commit of its user, on top of what others have pushed", async ({
	browser,
	bundled: _,
}) => {
	const team = await startTeam();
	const context = await signIn(browser);
	const page = await context.newPage();
	await page.clock.install();
	await openForm(page, `${team.origin}/admin/`, "content/plans");
	team.pushPage("Stories");
	const discount = page.getByRole("textbox", { name: words.fields.plans.annualSaving.label });
	const value = await discount.inputValue();
	await discount.fill(value === "7" ? "8" : "7");
	// The editor loads again once its form is closed. The next address would stop that.
	const loaded = page.waitForEvent("load");
	await save(page);
	await loaded;
	expect(team.log()).toEqual([
		"anna <anna@localhost>: Edit plans",
		"Operator <operator@example.com>: New page",
		"Operator <operator@example.com>: Start",
	]);

	// An open list shows what somebody else has pushed, without a reload: the CMS asks every minute.
	await page.goto(`${team.origin}/admin/#/collections/pages`);
	await expect(page.getByRole("row").filter({ hasText: "Stories" })).toBeVisible();
	team.pushPage("Customers");
	await expect(async () => {
		await page.clock.fastForward(61_000);
		await expect(page.getByRole("row").filter({ hasText: "Customers" })).toBeVisible({ timeout: 1_000 });
	}).toPass();
	await context.close();
	await team.stop();
});
