import { checkContent } from "./check-content";
import { checkLocales } from "./check-locales";
import { inOrder, type Problem } from "./problem";

export { coverage, coverageTable } from "./coverage";
export { formatProblem, type Problem } from "./problem";

/** Every mistake in `content/` and `locales/` below that folder, in the order of files and lines. */
export function checkProject(root: string): Problem[] {
	const content = checkContent(root);
	return inOrder([...content.problems, ...checkLocales(root, content.needs)]);
}
