import { checkProject, coverage, coverageTable, formatProblem } from "../src/content/check";

/** `npm run check`: every mistake in content and copy. */
function check(): void {
	const problems = checkProject(process.cwd());
	for (const problem of problems) console.error(formatProblem(problem));
	if (problems.length > 0) {
		console.error(`\n${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in content/ and locales/.`);
		process.exitCode = 1;
	} else {
		console.info("content/ and locales/ are in order.");
	}
}

const [option, ...more] = process.argv.slice(2);
const reports: Record<string, "text" | "markdown"> = { "--report": "text", "--report=markdown": "markdown" };

if (option === undefined) {
	check();
} else if (reports[option] && more.length === 0) {
	console.info(coverageTable(coverage(process.cwd()), reports[option]));
} else {
	console.error(`${[option, ...more].join(" ")} is not known: npm run check [-- --report | --report=markdown]`);
	process.exitCode = 1;
}
