import fs from "node:fs";
import { traceFirstVisit } from "./first-visit";
import { traceMeasure } from "./measure";
import { traceFile } from "./timeline";

// `npm run trace` records a slow first visit, `npm run trace -- inp-billing` a measure of the benchmark.

async function trace(id = "") {
	fs.mkdirSync("test-results", { recursive: true });
	await (id ? traceMeasure(id) : traceFirstVisit());
	console.info(`Open ${traceFile} in the performance panel of Chrome's developer tools.`);
}

trace(process.argv[2]).catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
