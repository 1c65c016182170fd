import { ensureInstalled } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

// `npm run bundle`: what each file of JavaScript weighs, and why.
ensureInstalled();
process.exitCode = run("tsx", ["tests/bench/bundle/main.ts", ...process.argv.slice(2)]) ? 0 : 1;
