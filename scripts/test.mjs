import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

// `npm test`: every check, in the order of what answers soonest. A failed one does not hide the next.
ensureInstalled();

const browser = () => spawnSync(process.execPath, ["scripts/browser-tests.mjs"], { stdio: "inherit" }).status === 0;
/** Where there is no nginx to be had, these say so and are skipped by name; in CI they never are. */
const nginx = () => {
	const { status } = spawnSync(process.execPath, ["scripts/nginx-tests.mjs"], { stdio: "inherit" });
	return status === 77 ? "SKIPPED: no nginx" : status === 0;
};

const steps = [
	{ name: "format and lint", check: () => run("biome", ["ci", "--error-on-warnings"]) },
	{ name: "style tokens", check: () => run("stylelint", ["src/**/*.css"]) },
	{ name: "content and locales", check: () => run("tsx", ["scripts/check.ts"]) },
	{ name: "unit tests", check: () => run("jest") },
	{ name: "build", check: () => run("gatsby", ["build"]) },
	{ name: "types", check: () => run("tsc", ["--noEmit"]) },
	{ name: "nginx", needs: "build", check: nginx },
	{ name: "browser tests", needs: "build", check: browser },
];

const results = new Map();
for (const { name, needs, check } of steps) {
	console.info(`\n── ${name} ──`);
	const start = performance.now();
	const skipped = needs && results.get(needs)?.state !== "passed";
	const result = skipped ? "skipped" : check();
	const state = typeof result === "string" ? result : result ? "passed" : "FAILED";
	results.set(name, { state, seconds: ((performance.now() - start) / 1000).toFixed(1) });
}

console.info("");
console.table(Object.fromEntries(results));
process.exitCode = [...results.values()].every(({ state }) => /^(passed|SKIPPED)/.test(state)) ? 0 : 1;
