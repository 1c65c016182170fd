import { ensureInstalled } from "./ensure-installed.mjs";

// `npm run test:nginx`: runs the nginx tests, and the browser tests that depend on the server, against nginx and the site in
// public/. Arguments replace the selection: `npm run test:nginx -- pricing`; `npm run test:nginx -- .` runs all.
const defaultSpecs = [
	"nginx",
	"content-security-policy",
	"languages",
	"errors",
	"template.spec",
	"market-requests",
	"xss",
	"no-script",
];

/** The exit code that tells `scripts/test.mjs` about skipped tests. */
const skipped = 77;

ensureInstalled();
const { ensureChromium, ensureNginx } = await import("./system-packages.mjs");
if (ensureNginx()) {
	const { run } = await import("./run.mjs");
	const specs = process.argv.length > 2 ? process.argv.slice(2) : defaultSpecs;
	const args = ["test", "--config", "tests/browser/playwright.config.ts", ...specs];
	process.exitCode = run("playwright", args, { CHROMIUM_PATH: ensureChromium(), TEST_TARGET: "nginx" }) ? 0 : 1;
} else {
	console.error("SKIPPED: the nginx tests, because nginx is not installed. On Debian: apt-get install nginx");
	// In CI, skipped tests must not pass.
	process.exitCode = process.env.CI ? 1 : skipped;
}
