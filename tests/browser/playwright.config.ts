import { defineConfig } from "@playwright/test";

/** `npm run test:nginx` tests the site behind nginx, all others test `npm run serve`. */
const nginx = process.env.TEST_TARGET === "nginx";

/** Specs that need a second build with other settings. */
const secondSiteSpecs = ["**/analytics.spec.ts", "**/fourth-language.spec.ts", "**/pseudo-language.spec.ts"];
const secondSite = [
	{ name: "second site", testMatch: "**/second-site.setup.ts" },
	{ name: "with the second site", testMatch: secondSiteSpecs, dependencies: ["second site"] },
];
const site = {
	name: "site",
	testMatch: "**/*.spec.ts",
	testIgnore: nginx ? secondSiteSpecs : [...secondSiteSpecs, "**/nginx/**"],
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
	// Timeouts on a busy machine are reported as flaky.
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
		// Lets nginx remove its temporary folder.
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
		timeout: 30_000,
	},
});
