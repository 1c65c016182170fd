import { ensureInstalled } from "./ensure-installed.mjs";

// Runs a tool with Chromium and nginx, which it installs if possible: node scripts/with-browser.mjs playwright test …
ensureInstalled();
const { chromiumHelp, findChromium, findEngines, findNginx, nginxHelp } = await import("./system-packages.mjs");
const { run } = await import("./run.mjs");
const [tool, ...args] = process.argv.slice(2);
const chromium = findChromium();
if (chromium) {
	const nginx = findNginx();
	process.exitCode = run(tool, args, { CHROMIUM_PATH: chromium, TEST_NGINX: nginx ? "1" : "", ...findEngines() })
		? 0
		: 1;
	if (!nginx) console.error(nginxHelp);
} else {
	console.error(chromiumHelp);
	process.exitCode = 1;
}
