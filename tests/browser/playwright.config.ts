import { defineConfig } from "@playwright/test";
import { findChromium } from "../../scripts/chromium";

/** The port of `npm run serve`. */
const port = Number(process.env.TEST_PORT ?? 9300);

const chromium = findChromium();

const siteProject = {
	name: "site",
	testMatch: "**/*.spec.ts",
	testIgnore: ["**/browser/nginx/**", "**/browser/develop/**", "**/editor*.spec.ts"],
};

/** Tests that share one `gatsby develop`. Starting and updating may take minutes on a busy machine. */
const developProject = {
	name: "develop",
	testMatch: "**/browser/develop/**",
	fullyParallel: false,
	workers: 1,
	timeout: 600_000,
	expect: { timeout: 120_000 },
	use: { actionTimeout: 120_000, navigationTimeout: 120_000 },
};

/** Without the lazy loading margins of the other tests: with them, the CMS does not learn which fields are in view. */
const editorProject = {
	name: "editor",
	testMatch: "**/editor*.spec.ts",
	// They share the bundled editor.
	fullyParallel: false,
	workers: 1,
	use: { launchOptions: { ...chromium, args: [] } },
};

/** The tests of nginx start it themselves. */
const nginxProject = { name: "nginx", testMatch: "**/browser/nginx/**" };

export default defineConfig({
	testDir: ".",
	// The longest first, which use one worker each: the others run beside them.
	projects: [developProject, editorProject, siteProject, nginxProject],
	outputDir: "../../test-results/traces",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// On two cores: the browser of a test often waits.
	workers: 3,
	retries: 0,
	// Generous, for busy machines: tests check states, not speed.
	timeout: 90_000,
	expect: { timeout: 20_000 },
	reporter: process.stdout.isTTY ? "list" : "dot",
	use: {
		baseURL: `http://localhost:${port}`,
		locale: "en-US",
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			...chromium,
			args: [
				"--disable-gpu",
				"--disable-background-networking",
				"--disable-component-update",
				// Workers keep all cores busy. Without V8's threads, pages.spec.ts takes 6 % less processor time.
				"--js-flags=--single-threaded",
				// The headless shell measures fallback fonts and loads lazy images like Chromium.
				"--font-render-hinting=none",
				"--blink-settings=lazyLoadingImageMarginPx4G=1250,lazyLoadingImageMarginPxUnknown=1250",
			],
		},
	},
	webServer: {
		command: "npm run serve",
		cwd: "../..",
		env: { PORT: String(port) },
		url: `http://localhost:${port}/`,
		timeout: 60_000,
	},
});
