import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Fixtures, test as playwrightTest } from "@playwright/test";
import { siteServer } from "../../hosting/server/site-server";
import { sampleMarket } from "../../sample-market/handler";
import { test as base } from "./browser";

const root = path.resolve(__dirname, "../..");

/** The folder of the copy. With `--no-deps`, tests use the copy of an earlier run. */
export const secondSite = path.join(root, "test-results/second-site");

/** The additional language of the copy, with its line in the list of languages. */
export const fourthLanguage = {
	code: "de",
	name: "Deutsch",
	line: '\t{ code: "de", htmlLang: "de", formats: "de", dates: mediumDate, openGraph: "de_DE" },\n',
};

/** The analytics settings of the copy. Tests intercept all requests to this host. */
export const analytics = { script: "https://stats.example/script.js", attributes: "data-website-id=qahva" };

const inCopy = (file: string) => path.join(secondSite, file);

function edit(file: string, change: (text: string) => string) {
	const text = fs.readFileSync(inCopy(file), "utf8");
	const changed = change(text);
	if (changed === text) throw new Error(`Nothing to change in ${file}`);
	fs.writeFileSync(inCopy(file), changed);
}

function copyProject() {
	const excluded = [".git", "node_modules", ".cache", "public", "test-results", "tests", "docs"];
	fs.rmSync(secondSite, { recursive: true, force: true });
	fs.mkdirSync(secondSite, { recursive: true });
	for (const name of fs.readdirSync(root).filter((entry) => !excluded.includes(entry))) {
		fs.cpSync(path.join(root, name), inCopy(name), { recursive: true });
	}
}

/** Adds one line of code and one folder, a copy of English, as `locales/README.md` describes. */
function addFourthLanguage() {
	edit("src/i18n/languages.ts", (text) => text.replace("] as const;", `${fourthLanguage.line}] as const;`));
	fs.cpSync(inCopy("locales/en"), inCopy(`locales/${fourthLanguage.code}`), { recursive: true });
	edit(`locales/${fourthLanguage.code}/language.json`, (text) => text.replace('"English"', `"${fourthLanguage.name}"`));
}

/** Leaves out what the tests of the copy do not need: half of the processor time. */
function skipOptimizations() {
	edit("gatsby/webpack.ts", (text) =>
		text
			.replace("\tif (stage !==", "\tgetConfig().cache = false;\n$&")
			.replace("\tconfig.devtool =", "\tconfig.optimization.minimize = false;\n$&"),
	);
	edit("hosting/prepare-site.ts", (text) => text.replace("\tif (!host) await precompress(folder);\n", ""));
}

/**
 * Reuses the images of the built site, since processing them takes minutes. With external jobs enabled, Gatsby asks its
 * parent process to process images. This answers that they are done.
 */
function reuseImages(build: ChildProcess) {
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
	skipOptimizations();
	const env = {
		...process.env,
		NODE_ENV: "production",
		PSEUDO_LANGUAGE: "1",
		MARKET_SNAPSHOT: "off",
		ANALYTICS_SCRIPT: analytics.script,
		ANALYTICS_ATTRIBUTES: analytics.attributes,
		ENABLE_GATSBY_EXTERNAL_JOBS: "1",
	};
	fs.symlinkSync(path.join(root, "node_modules"), inCopy("node_modules"), "junction");
	const build = fork(inCopy("node_modules/gatsby/cli.js"), ["build"], { cwd: secondSite, env, silent: true });
	reuseImages(build);
	let output = "";
	for (const stream of [build.stdout, build.stderr]) stream?.on("data", (text) => (output += text));
	const [status] = await once(build, "exit");
	// Prevents a recursive delete that follows links from deleting the packages.
	fs.unlinkSync(inCopy("node_modules"));
	if (status !== 0) throw new Error(`Building the copy of the project failed:\n${output}`);
	return output;
}

type Origin = { origin: string };

/** Serves the copy. */
const origin: Fixtures<object, Origin> = {
	origin: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
		async ({}, use) => {
			const server = siteServer(inCopy("public"), sampleMarket());
			await once(server.listen(0), "listening");
			await use(`http://localhost:${(server.address() as AddressInfo).port}`);
			server.closeAllConnections();
			server.close();
		},
		{ scope: "worker" },
	],
};

/** The test function for requests to the copy, without a browser. */
export const httpTest = playwrightTest.extend<object, Origin>(origin).extend<object>({
	baseURL: ({ origin }, use) => use(origin),
});

/** The test function for pages of the copy. */
export const test = base.extend<object, Origin>(origin).extend<object>({
	baseURL: ({ origin }, use) => use(origin),
	context: async ({ context }, use) => {
		await context.route(analytics.script, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
		await use(context);
	},
});
