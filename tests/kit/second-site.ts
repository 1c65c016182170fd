import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { sampleMarket } from "../../src/server/sample-market/handler";
import { siteServer } from "../../src/server/site-server";
import { test as base } from "./browser";

const root = path.resolve(__dirname, "../..");

/** A copy of the project in a folder that git ignores; `--no-deps` runs the tests against the copy of an earlier run. */
export const secondSite = path.join(root, "test-results/second-site");

/** The language that the copy has beside those of the site: its line in the list, as a developer would add it. */
export const fourth = {
	code: "de",
	name: "Deutsch",
	line: '\t{ code: "de", htmlLang: "de", formats: "de", dates: "medium", openGraph: "de_DE" },\n',
};

/** The analytics that the copy has: the variables of its build. No request for them leaves the machine. */
export const analytics = { script: "https://stats.example/script.js", attributes: "data-website-id=qahva" };

const inCopy = (file: string) => path.join(secondSite, file);

function edit(file: string, change: (text: string) => string) {
	fs.writeFileSync(inCopy(file), change(fs.readFileSync(inCopy(file), "utf8")));
}

function copyProject() {
	const left = [".git", "node_modules", ".cache", "public", "test-results", "tests", "docs"];
	fs.rmSync(secondSite, { recursive: true, force: true });
	fs.mkdirSync(secondSite, { recursive: true });
	for (const name of fs.readdirSync(root).filter((entry) => !left.includes(entry))) {
		fs.cpSync(path.join(root, name), inCopy(name), { recursive: true });
	}
}

/** One line and one folder, copied from English: all that `locales/README.md` asks for before the first look. */
function addFourthLanguage() {
	edit("src/i18n/languages.ts", (text) => text.replace("] as const;", `${fourth.line}] as const;`));
	fs.cpSync(inCopy("locales/en"), inCopy(`locales/${fourth.code}`), { recursive: true });
	edit(`locales/${fourth.code}/language.json`, (text) => text.replace('"English"', `"${fourth.name}"`));
}

/**
 * Rendering the pictures takes minutes, and those of the built site are the same, under the same names: Gatsby asks its
 * parent process to do such jobs, which has nothing left to do.
 */
function reusePictures(build: ChildProcess) {
	fs.cpSync(path.join(root, "public/static"), inCopy("public/static"), { recursive: true });
	build.on("message", (message: { type?: string; payload?: { id?: string } }) => {
		if (message.type !== "JOB_CREATED") return;
		build.send({ type: "JOB_COMPLETED", payload: { id: message.payload?.id, result: {} } });
	});
}

/** Builds a copy of the project with a fourth language, the pseudo-language and analytics. */
export async function buildSecondSite() {
	copyProject();
	addFourthLanguage();
	const env = {
		...process.env,
		NODE_ENV: "production",
		PSEUDO_LANGUAGE: "1",
		ANALYTICS_SCRIPT: analytics.script,
		ANALYTICS_ATTRIBUTES: analytics.attributes,
		ENABLE_GATSBY_EXTERNAL_JOBS: "1",
	};
	fs.symlinkSync(path.join(root, "node_modules"), inCopy("node_modules"), "junction");
	const build = fork(inCopy("node_modules/gatsby/cli.js"), ["build"], { cwd: secondSite, env, silent: true });
	reusePictures(build);
	let output = "";
	for (const stream of [build.stdout, build.stderr]) stream?.on("data", (text) => (output += text));
	const [status] = await once(build, "exit");
	// Whoever clears up some day and follows links must not find the packages.
	fs.unlinkSync(inCopy("node_modules"));
	if (status !== 0) throw new Error(`The copy of the project could not be built:\n${output}`);
	return output;
}

/** Tests of the copy's pages. */
export const test = base.extend<object, { origin: string }>({
	origin: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
		async ({}, use) => {
			const server = siteServer(inCopy("public"), sampleMarket());
			await once(server.listen(0), "listening");
			await use(`http://localhost:${(server.address() as AddressInfo).port}`);
			server.closeAllConnections();
			server.close();
		},
		{ scope: "worker" },
	],
	baseURL: ({ origin }, use) => use(origin),
	context: async ({ context }, use) => {
		await context.route(analytics.script, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
		await use(context);
	},
});
