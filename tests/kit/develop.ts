import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { parseDocument } from "yaml";
import { landingAnchors } from "../../content-model/schemas/site";
import { test as base } from "./browser";
import { copyProject } from "./copy-project";
import { freePort } from "./free-port";
import { push, waitForHydration } from "./navigation";

/** Shows the sections of the landing page that the content hides. */
function showAllSections(folder: string) {
	const file = path.join(folder, "content/site.yaml");
	const site = parseDocument(fs.readFileSync(file, "utf8"));
	const { landing } = site.toJS() as { landing: string[] };
	site.set("landing", [...new Set([...landing, ...Object.keys(landingAnchors)])]);
	fs.writeFileSync(file, site.toString());
}

/** Starts `gatsby develop` in a copy of the repository that tests can edit. */
async function startDevelop() {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-develop-"));
	copyProject(folder);
	showAllSections(folder);
	const port = await freePort();
	const origin = `http://localhost:${port}`;
	let log = "";
	const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
		cwd: folder,
		env: {
			...process.env,
			NODE_ENV: "development",
			// Run queries and process images on demand, as on a developer's machine.
			GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
			GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	const exit = once(gatsby, "exit");
	for (const output of [gatsby.stdout, gatsby.stderr]) output.on("data", (data) => (log += data));
	while (!(await fetch(origin).catch(() => undefined))?.ok) {
		if (gatsby.exitCode !== null) throw new Error(`gatsby develop exited:\n${log}`);
		await wait(200);
	}
	return {
		origin,
		/** Opens a page without its pictures, which are processed on demand. An open tab navigates: a new document takes 4 s. */
		open: async (page: Page, route: string) => {
			const { origin: opened, pathname } = new URL(page.url());
			if (opened === origin) {
				if (pathname === route) return;
				const content = await page.locator("main > *").elementHandle();
				await push(page, route);
				await content?.waitForElementState("hidden");
				return;
			}
			const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
			// The editor decodes its pictures.
			await page.route(/^(?!.*\/admin\/).*\.(avif|webp|png|jpg)/, (request) =>
				request.fulfill({ contentType: "image/svg+xml", body }),
			);
			await page.goto(origin + route);
			await page.locator("header a").first().waitFor();
			await waitForHydration(page);
		},
		/** The terminal output so far. */
		log: () => log,
		read: (file: string) => fs.readFileSync(path.join(folder, file), "utf8"),
		/** Replaces a file at once, as the editor does: Gatsby can keep the empty file of a write in two steps. */
		write: (file: string, text: string) => {
			const written = path.join(folder, "written");
			fs.writeFileSync(written, text);
			fs.renameSync(written, path.join(folder, file));
		},
		remove: (file: string) => fs.rmSync(path.join(folder, file)),
		stop: async () => {
			// Gatsby stops its child processes itself.
			gatsby.kill("SIGTERM");
			await Promise.race([exit, wait(10_000)]);
			gatsby.kill("SIGKILL");
			fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
		},
	};
}

export type Develop = Awaited<ReturnType<typeof startDevelop>>;

/** Tests that share one `gatsby develop` and its open tab. */
export const test = base.extend<object, { develop: Develop; tab: Page }>({
	develop: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
		async ({}, use) => {
			const develop = await startDevelop();
			await use(develop);
			await develop.stop();
		},
		{ scope: "worker", timeout: 600_000 },
	],
	tab: [async ({ browser }, use) => use(await (await browser.newContext()).newPage()), { scope: "worker" }],
	page: ({ tab }, use) => use(tab),
});
