import { ensureInstalled } from "./ensure-installed.mjs";
import { ensureNginx } from "./ensure-nginx.mjs";

// `npm run test:nginx`: the browser tests that a server can break, and the server's own, against nginx and the built site
// in public/. With arguments, those tests instead: `npm run test:nginx -- pricing`; `npm run test:nginx -- .` is all.
const chosen = ["nginx", "policy", "languages", "errors", "template.spec", "market-safety", "no-script"];

/** Tells `npm test` that nothing was checked. */
const skipped = 77;

ensureInstalled();
if (ensureNginx()) {
	const { ensureChromium } = await import("./chromium.mjs");
	const { run } = await import("./run.mjs");
	const specs = process.argv.length > 2 ? process.argv.slice(2) : chosen;
	const args = ["test", "--config", "tests/browser/playwright.config.ts", ...specs];
	process.exitCode = run("playwright", args, { CHROMIUM_PATH: ensureChromium(), TEST_TARGET: "nginx" }) ? 0 : 1;
} else {
	console.error("!! SKIPPED: the tests against nginx. There is none on this machine; on Debian: apt-get install nginx");
	// Where nobody reads along, what was not checked must not pass.
	process.exitCode = process.env.CI ? 1 : skipped;
}
