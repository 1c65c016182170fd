import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";

/** The reports that jest and Playwright write, by npm script. */
const reports = { "test:unit": "test-results/unit.json", "test:browser": "test-results/browser.json" };

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined);

const relative = (file) => file.replace(`${process.cwd()}/`, "");

/** Finds all tests of a Playwright report, with their file, line, project and duration in milliseconds. */
export function browserTests() {
	const inSuite = (suite) => [
		...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
			tests.map(({ projectName, status, results }) => ({
				file: `tests/browser/${file}`,
				line,
				title,
				project: projectName,
				failed: status === "unexpected",
				duration: results.reduce((sum, result) => sum + result.duration, 0),
			})),
		),
		...(suite.suites ?? []).flatMap(inSuite),
	];
	return (readJson(reports["test:browser"])?.suites ?? []).flatMap(inSuite);
}

/** Finds all tests of a jest report, with their file and duration in milliseconds. */
export function unitTests() {
	return (readJson(reports["test:unit"])?.testResults ?? []).flatMap(
		({ name, assertionResults, status, endTime, startTime }) => [
			...assertionResults.map((test) => ({
				...test,
				file: relative(name),
				title: test.fullName,
				failed: test.status === "failed",
			})),
			...(assertionResults.length === 0 && status === "failed"
				? [{ file: relative(name), failed: true, duration: endTime - startTime }]
				: []),
		],
	);
}

/** A quoted regular expression that matches the title of a test. */
const pattern = (title) => JSON.stringify(title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

/** The commands that repeat exactly the failed tests of a step. */
function repeatCommands({ script, env }) {
	const command = `${env?.TEST_DEEP ? "TEST_DEEP=1 " : ""}npm run ${script}`;
	const failed = (tests) => tests.filter((test) => test.failed);
	if (script === "test:browser") {
		return failed(browserTests()).map(
			({ file, line, title, project }) => `${command} -- ${file}:${line} --project "${project}" -g ${pattern(title)}`,
		);
	}
	if (script === "test:unit") {
		return failed(unitTests()).map(({ file, title }) => `${command} -- ${file}${title ? ` -t ${pattern(title)}` : ""}`);
	}
	return [command];
}

const print = (symbol, { name }, note) => console.info(`${symbol} ${name.padEnd(22)} ${note}`);

/**
 * Runs an npm script and prints one line. The output goes to test-results/steps; it is printed if the script fails.
 * @param {{ name: string, script: string, needs?: string, skip?: boolean, env?: Record<string, string> }} step
 * @param {Record<string, { state: string }>} results of the previous steps
 * @returns {Promise<{ state: "passed" | "failed" | "skipped", seconds: number }>}
 */
export async function runStep(step, results) {
	if (step.skip || (step.needs && results[step.needs]?.state !== "passed")) {
		print("-", step, "skipped");
		return { state: "skipped", seconds: 0 };
	}
	const start = performance.now();
	const log = `test-results/steps/${step.script.replace(":", "-")}.log`;
	fs.mkdirSync("test-results/steps", { recursive: true });
	if (reports[step.script]) fs.rmSync(reports[step.script], { force: true });
	const output = fs.openSync(log, "w");
	const child = spawn("npm", ["run", "--silent", step.script], {
		stdio: ["ignore", output, output],
		env: { ...process.env, ...step.env },
		shell: process.platform === "win32",
	});
	const [status] = await once(child, "exit");
	fs.closeSync(output);
	const seconds = (performance.now() - start) / 1000;
	print(status === 0 ? "✓" : "✗", step, `${seconds.toFixed(1).padStart(6)} s`);
	if (status === 0) return { state: "passed", seconds };
	console.error(`\n${fs.readFileSync(log, "utf8").trim()}\n\nRepeat:\n  ${repeatCommands(step).join("\n  ")}\n`);
	return { state: "failed", seconds };
}
