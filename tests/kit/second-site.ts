import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Fixtures, test as playwrightTest } from "@playwright/test";
import { siteServer } from "../../hosting/server/site-server";
import { sampleMarket } from "../../sample-market/handler";
import { test as base } from "./browser";
import { copyProject, editFile } from "./copy-project";

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

/** Adds one line of code and one folder, a copy of English, as `locales/README.md` describes. */
function addFourthLanguage() {
	editFile(inCopy("src/i18n/languages.ts"), (text) => text.replace("] as const;", `${fourthLanguage.line}] as const;`));
	fs.cpSync(inCopy("locales/en"), inCopy(`locales/${fourthLanguage.code}`), { recursive: true });
	editFile(inCopy(`locales/${fourthLanguage.code}/language.json`), (text) =>
		text.replace('"English"', `"${fourthLanguage.name}"`),
	);
}

/** Leaves out what the tests of the copy do not need: half of the processor time. */
function skipOptimizations() {
	editFile(inCopy("gatsby/webpack.ts"), (text) =>
		text
			.replace("\tif (stage !==", "\tgetConfig().cache = false;\n$&")
			.replace("\tconfig.devtool =", "\tconfig.optimization.minimize = false;\n$&"),
	);
	editFile(inCopy("gatsby/public-files.ts"), (text) => text.replace(/\tawait writeSharePictures\(.*\n/, ""));
	editFile(inCopy("hosting/prepare-site.ts"), (text) => text.replace("\tif (!host) await precompress(folder);\n", ""));
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
	fs.rmSync(secondSite, { recursive: true, force: true });
	copyProject(secondSite);
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
