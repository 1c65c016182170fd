import { defineConfig } from "@playwright/test";

/** The port of `npm run serve`. `npm run serve:nginx` uses the next two. */
const port = Number(process.env.TEST_PORT ?? 9300);
const nginxPort = port + 1;

/** Whether `npm run test:deep` runs the tests with the tag `@deep`, or `npm test` all others. */
const isDeep = process.env.TEST_DEEP === "1";
const deep = /@deep/;

/** Specs that need a second build with other settings. */
const secondSiteSpecs = ["**/analytics.spec.ts", "**/fourth-language.spec.ts", "**/pseudo-language.spec.ts"];

/** The browser engines that are installed, besides Chromium (scripts/system-packages.mjs). */
const engines = ["chromium", process.env.FIREFOX_PATH && "firefox", process.env.WEBKIT_DRIVER_PATH && "webkit"];

const projects = [
	{ name: "second site", testMatch: "**/second-site.setup.ts" },
	{ name: "with the second site", testMatch: secondSiteSpecs, dependencies: ["second site"] },
	{
		name: "site",
		testMatch: "**/*.spec.ts",
		testIgnore: [...secondSiteSpecs, "**/browser/nginx/**", "**/browser/engines/**"],
	},
	{
		name: "engines",
		testMatch: engines.filter(Boolean).map((engine) => `**/browser/engines/${engine}.spec.ts`),
		// The deep suite runs the flows of `npm test`, too.
		grep: isDeep ? /./ : undefined,
	},
];
/** The server's own tests, and the browser tests that depend on its headers. */
const nginxProject = {
	name: "nginx",
	testMatch: ["**/browser/nginx/**", "**/content-security-policy.spec.ts"],
	use: { baseURL: `http://localhost:${nginxPort}` },
};

const server = (script: string, at: number) => ({
	command: `npm run ${script}`,
	cwd: "../..",
	env: { PORT: String(at) },
	url: `http://localhost:${at}/`,
	reuseExistingServer: false,
	// Lets nginx remove its temporary folder.
	gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
	timeout: 60_000,
});

const hasNginx = process.env.TEST_NGINX === "1";

export default defineConfig({
	testDir: ".",
	projects: hasNginx ? [...projects, nginxProject] : projects,
	grep: isDeep ? deep : undefined,
	grepInvert: isDeep ? undefined : deep,
	outputDir: "../../test-results/traces",
	snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// On two cores: the browser of a test often waits.
	workers: 3,
	retries: 0,
	// Generous, for busy machines: tests check states, not speed.
	timeout: 90_000,
	expect: { timeout: 20_000 },
	reporter: [[process.stdout.isTTY ? "list" : "dot"], ["json", { outputFile: "../../test-results/browser.json" }]],
	use: {
		baseURL: `http://localhost:${port}`,
		locale: "en-US",
		viewport: { width: 1280, height: 800 },
		// A trace doubles the processor time. To record one: npm run test:browser -- header --trace on
		trace: "off",
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH,
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--disable-component-update",
				// Workers keep all cores busy. Without V8's threads, pages.spec.ts takes 6 % less processor time (85 instead of 91 s).
				"--js-flags=--single-threaded",
				// The headless shell measures fallback fonts and loads lazy images like Chromium.
				"--font-render-hinting=none",
				"--blink-settings=lazyLoadingImageMarginPx4G=1250,lazyLoadingImageMarginPxUnknown=1250",
			],
		},
	},
	webServer: [server("serve", port), ...(hasNginx ? [server("serve:nginx", nginxPort)] : [])],
});
