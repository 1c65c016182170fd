import { build } from "../measures/build";
import { fileTables } from "./print";
import { createReport, saveReport } from "./report";

// `npm run bundle`: builds the site with source maps and prints the parts of each JavaScript file.
console.info("Building with source maps …");
build({ BUNDLE_REPORT: "1" }).then(
	() => {
		const files = createReport();
		saveReport(files);
		console.info(`\n${fileTables(files)}`);
	},
	(error: Error) => {
		console.error(error.message);
		process.exitCode = 1;
	},
);
