import { checkProject, fixTypography, formatContentError } from "../content-model/check";
import { run } from "./run";

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

void run(async () => {
	const options = process.argv.slice(2).join(" ");
	if (options !== "" && options !== "--fix") {
		throw new Error(`Unknown option ${options}. Usage: npm run check [-- --fix]`);
	}
	if (options === "--fix") {
		for (const file of fixTypography(process.cwd())) console.info(`${file}: typography corrected`);
	}
	await check();
});
