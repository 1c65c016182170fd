import { checkProject, formatProblem } from "../src/content/check";

const problems = checkProject(process.cwd());
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
	console.error(`\n${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in content/ and locales/.`);
	process.exitCode = 1;
} else {
	console.info("content/ and locales/ are in order.");
}
