import type { Reporter } from "gatsby";
import { checkContent } from "./check-content";
import { checkLocales } from "./check-locales";
import { type ContentError, formatContentError, sortContentErrors } from "./content-error";
import { type Changes, projectFiles } from "./files";

export { type ContentError, formatContentError } from "./content-error";
export { fixTypography } from "./fix-typography";

/**
 * Returns every error in `content/` and `locales/` of the project at `root`, sorted by file and line.
 * @param changes changes to check before they are written
 */
export async function checkProject(root: string, changes?: Changes): Promise<ContentError[]> {
	const files = projectFiles(root, changes);
	const content = await checkContent(files);
	return sortContentErrors([...content.errors, ...checkLocales(files, content.fields, content.pages)]);
}

const withCount = (lines: string[], what: "error" | "warning") =>
	[...lines, `${lines.length} ${what}${lines.length === 1 ? "" : "s"}`].join("\n");

/**
 * Prints errors, and no notes. Those that break pages stop a build.
 * @param otherErrors lines to print before the errors of the content
 */
export function reportProblems(
	problems: ContentError[],
	{ warn, panicOnBuild }: Pick<Reporter, "warn" | "panicOnBuild">,
	otherErrors: string[] = [],
): void {
	const warnings = problems.filter(({ severity }) => severity === "warning").map(formatContentError);
	const errors = [...otherErrors, ...problems.filter(({ severity }) => !severity).map(formatContentError)];
	if (warnings.length > 0) warn(withCount(warnings, "warning"));
	if (errors.length > 0) panicOnBuild(`These errors stop a build:\n${withCount(errors, "error")}`);
}
