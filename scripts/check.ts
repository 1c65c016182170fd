import { checkProject, fixTypography, formatContentError } from "../content-model/check";

/** Prints every error in content and locales. */
async function check(): Promise<void> {
	const found = await checkProject(process.cwd());
	for (const error of found) console.error(formatContentError(error));
	const errors = found.filter(({ severity }) => severity !== "note");
	if (errors.length > 0) {
		console.error(`\n${errors.length} ${errors.length === 1 ? "error" : "errors"} in content/ and locales/.`);
		process.exitCode = 1;
	} else {
		console.info("No errors in content/ and locales/.");
	}
}

const options = process.argv.slice(2).join(" ");

if (options === "") {
	void check();
} else if (options === "--fix") {
	for (const file of fixTypography(process.cwd())) console.info(`${file}: typography corrected`);
	void check();
} else {
	console.error(`Unknown option ${options}. Usage: npm run check [-- --fix]`);
	process.exitCode = 1;
}
