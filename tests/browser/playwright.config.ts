import { defineConfig } from "@playwright/test";

/** `nginx`: the same site behind the machine's own nginx, as `npm run test:nginx` has it; else `npm run serve`. */
const nginx = process.env.TEST_TARGET === "nginx";

/** Tests of a second site, which is built for them when one of them runs. */
const ofSecondSite = ["**/analytics.spec.ts", "**/fourth-language.spec.ts", "**/pseudo-language.spec.ts"];
const secondSite = [
	{ name: "second site", testMatch: "**/second-site.setup.ts" },
	{ name: "with the second site", testMatch: ofSecondSite, dependencies: ["second site"] },
];
const site = {
	name: "site",
	testMatch: "**/*.spec.ts",
	testIgnore: nginx ? ofSecondSite : [...ofSecondSite, "**/nginx/**"],
};

const port = Number(process.env.TEST_PORT ?? 9300);

export default defineConfig({
	testDir: ".",
	projects: nginx ? [site] : [...secondSite, site],
	outputDir: "../../test-results/traces",
	snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	workers: 2,
	// A machine that does other things beside the tests is told of as "flaky", not failed.
	retries: 2,
	timeout: 30_000,
	expect: { timeout: 7_000 },
	reporter: [["list"]],
	use: {
		baseURL: `http://localhost:${port}`,
		locale: "en-US",
		viewport: { width: 1280, height: 800 },
		trace: "retain-on-failure",
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH,
			args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
		},
	},
	webServer: {
		command: nginx ? "npm run serve:nginx" : "npm run serve",
		cwd: "../..",
		env: { PORT: String(port) },
		url: `http://localhost:${port}/`,
		reuseExistingServer: false,
		// nginx takes its folder with it.
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
		timeout: 30_000,
	},
});
