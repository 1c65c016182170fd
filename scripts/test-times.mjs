import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { browserTests, unitTests } from "./test-steps.mjs";

// `npm run test:times`: prints the times of the last `npm test`: steps, and spec files, the slowest first.

const seconds = (number) => Number(number.toFixed(1));

/** Prints the steps of the last run as a table. */
export function printTimes() {
	const steps = JSON.parse(fs.readFileSync("test-results/steps.json", "utf8"));
	const rows = Object.entries(steps).map(([name, step]) => [
		name,
		{ state: step.state, seconds: seconds(step.seconds) },
	]);
	console.table(Object.fromEntries(rows));
}

function printFiles(tests, limit) {
	const files = {};
	for (const { file, duration } of tests) {
		files[file] ??= { tests: 0, seconds: 0 };
		files[file].tests += 1;
		files[file].seconds += (duration ?? 0) / 1000;
	}
	const slowest = Object.entries(files).sort(([, a], [, b]) => b.seconds - a.seconds);
	console.table(
		Object.fromEntries(slowest.slice(0, limit).map(([file, row]) => [file, { ...row, seconds: seconds(row.seconds) }])),
	);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
	if (fs.existsSync("test-results/steps.json")) {
		printTimes();
		printFiles(browserTests());
		printFiles(unitTests(), 15);
	} else {
		console.error("No times yet. Run `npm test` first.");
		process.exitCode = 1;
	}
}
