import { ensureInstalled } from "./ensure-installed.mjs";

// `npm run bench`: the performance figures, as a table.
ensureInstalled();
const { ensureChromium } = await import("./chromium.mjs");
const { run } = await import("./run.mjs");
const args = ["tests/bench/run.ts", ...process.argv.slice(2)];
process.exitCode = run("tsx", args, { CHROMIUM_PATH: ensureChromium() }) ? 0 : 1;
