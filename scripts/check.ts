import { checkProject, coverage, coverageTable, fixTypography, formatContentError } from "../content-model/check";
import { sortContentErrors } from "../content-model/check/content-error";
import { leftInEnglish } from "../content-model/check/left-in-english";

/** Prints every error in content and locales. */
async function check(): Promise<void> {
	const root = process.cwd();
	const errors = sortContentErrors([...(await checkProject(root)), ...leftInEnglish(root)]);
	for (const error of errors) console.error(formatContentError(error));
	if (errors.length > 0) {
		console.error(`\n${errors.length} ${errors.length === 1 ? "error" : "errors"} in content/ and locales/.`);
		process.exitCode = 1;
	} else {
		console.info("No errors in content/ and locales/.");
	}
}

const [option, ...more] = process.argv.slice(2);

if (option === undefined) {
	void check();
} else if (option === "--fix" && more.length === 0) {
	for (const file of fixTypography(process.cwd())) console.info(`${file}: typography corrected`);
	void check();
} else if (/^--report(=markdown)?$/.test(option) && more.length === 0) {
	console.info(coverageTable(coverage(process.cwd())));
} else {
	console.error(
		`Unknown option ${[option, ...more].join(" ")}. Usage: npm run check [-- --fix | --report | --report=markdown]`,
	);
	process.exitCode = 1;
}
