import { build } from "../measures/build";
import { fileTables } from "./print";
import { keepReport, makeReport } from "./report";

// `npm run bundle`: builds the site with maps and tells what each file of JavaScript is made of.
console.info("Building with maps …");
build({ BUNDLE_REPORT: "1" }).then(
	() => {
		const files = makeReport();
		keepReport(files);
		console.info(`\n${fileTables(files)}`);
	},
	(error: Error) => {
		console.error(error.message);
		process.exitCode = 1;
	},
);
