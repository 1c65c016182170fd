import { ensureInstalled } from "./ensure-installed.mjs";

// `npm run test:browser`: Playwright against the built site in public/.
ensureInstalled();
const { ensureChromium } = await import("./chromium.mjs");
const { run } = await import("./run.mjs");
const args = ["test", "--config", "tests/browser/playwright.config.ts", ...process.argv.slice(2)];
process.exitCode = run("playwright", args, { CHROMIUM_PATH: ensureChromium() }) ? 0 : 1;
