import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

// `npm test`: runs every check, the fastest first. A failed check does not stop the next.
ensureInstalled();

const npmRun = (script) =>
	spawnSync("npm", ["run", "--silent", script], { stdio: "inherit", shell: process.platform === "win32" }).status;

function nginxTests() {
	const status = npmRun("test:nginx");
	return status === 77 ? "SKIPPED: no nginx" : status === 0;
}

const steps = [
	{ name: "format and lint", check: () => run("biome", ["ci", "--error-on-warnings"]) },
	{ name: "style tokens", check: () => run("stylelint", ["src/**/*.css"]) },
	{ name: "content and locales", check: () => run("tsx", ["scripts/check.ts"]) },
	{ name: "unit tests", check: () => run("jest") },
	{ name: "build", check: () => run("gatsby", ["build"]) },
	{ name: "types", check: () => run("tsc", ["--noEmit"]) },
	{ name: "nginx", needs: "build", check: nginxTests },
	{ name: "browser tests", needs: "build", check: () => npmRun("test:browser") === 0 },
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
