import { ensureInstalled } from "./ensure-installed.mjs";

// Runs a tool with Chromium and nginx, which it installs if possible: node scripts/with-browser.mjs playwright test …
ensureInstalled();
const { chromiumHelp, findChromium, findNginx } = await import("./system-packages.mjs");
const { run } = await import("./run.mjs");
const [tool, ...args] = process.argv.slice(2);
const chromium = findChromium();
if (chromium) {
	process.exitCode = run(tool, args, { CHROMIUM_PATH: chromium, TEST_NGINX: findNginx() ? "1" : "" }) ? 0 : 1;
} else {
	console.error(chromiumHelp);
	process.exitCode = 1;
}
