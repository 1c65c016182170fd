import fs from "node:fs";
import { ensureInstalled } from "./ensure-installed.mjs";

// `npm test` and `npm run test:deep`: run every check, in two lanes for two cores. A failed check does not stop the others.
const start = performance.now();
ensureInstalled();
const { chromiumHelp, findChromium, findNginx, installEngines, nginxHelp } = await import("./system-packages.mjs");
const { runStep } = await import("./test-steps.mjs");
const { printTimes } = await import("./test-times.mjs");

const isDeep = process.argv.includes("deep");
const chromium = findChromium();
const nginx = findNginx();
const skipped = [!chromium && chromiumHelp, !nginx && nginxHelp, ...installEngines()].filter(Boolean);

const env = { CHROMIUM_PATH: chromium, TEST_NGINX: nginx ? "1" : "", TEST_DEEP: isDeep ? "1" : "" };
const build = { name: "build", script: "build" };
const browser = { name: "browser tests", script: "test:browser", needs: "build", skip: !chromium, env };
const lanes = isDeep
	? [[build, browser]]
	: [
			[build, { name: "types", script: "types" }, browser],
			[
				{ name: "format and lint", script: "lint" },
				{ name: "content and locales", script: "check" },
				{ name: "unit tests", script: "test:unit" },
			],
		];

fs.rmSync("test-results/steps", { recursive: true, force: true });
const results = {};
await Promise.all(
	lanes.map(async (steps) => {
		for (const step of steps) results[step.name] = await runStep(step, results);
	}),
);
results.total = { state: "", seconds: (performance.now() - start) / 1000 };
fs.writeFileSync("test-results/steps.json", JSON.stringify(results));
printTimes();

const hasFailed = Object.values(results).some(({ state }) => state === "failed");
if (skipped.length > 0) console.error(`\n\u001b[31mSKIPPED\n${skipped.join("\n")}\u001b[0m`);
// In CI, skipped tests must not pass.
process.exitCode = hasFailed || (skipped.length > 0 && process.env.CI) ? 1 : 0;
