import { ensureInstalled } from "./ensure-installed.mjs";

// Runs a tool with a Chromium, which it installs if necessary: node scripts/with-chromium.mjs playwright test …
ensureInstalled();
const { ensureChromium } = await import("./system-packages.mjs");
const { run } = await import("./run.mjs");
const [tool, ...args] = process.argv.slice(2);
process.exitCode = run(tool, args, { CHROMIUM_PATH: ensureChromium() }) ? 0 : 1;
