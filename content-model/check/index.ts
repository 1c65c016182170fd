import type { Reporter } from "gatsby";
import { checkContent } from "./check-content";
import { checkLocales } from "./check-locales";
import { type ContentError, formatContentError, sortContentErrors } from "./content-error";
import { type Changes, projectFiles } from "./files";

export { type ContentError, formatContentError } from "./content-error";
export { fixTypography } from "./fix-typography";

/**
 * Returns every error in `content/` and `locales/` of the project at `root`, sorted by file and line. The checks, in this order:
 * 1. `source`: a file can be read: UTF-8, no merge conflict, valid YAML or JSON, no key twice.
 * 2. `schema-errors`: fields and values of YAML files and front matter, by their zod schemas; no hidden characters, no markup.
 * 3. `pages`: names, languages, shared fields, and Markdown of `content/pages`, and the rules of 8 for their words.
 * 4. `images`: pictures exist and have the size and the shape of their places, SVGs a view box, and all are used.
 * 5. `links`: links inside the site lead to a page or an id, in each language.
 * 6. `check-content`: no unknown file, and no symbolic link; `hero-script`: the log fits the script.
 * 7. `compare-locale`: every language has the keys, plural forms, placeholders and tags of English, and is translated.
 * 8. Words: hidden characters (`characters`), `typography`, `word-errors`, `lengths`, `glossary`.
 * 9. `missing-translations`: the strings of all ids of YAML files exist.
 * What follows from an earlier error is not reported. Errors and warnings fail `npm run check`, errors also stop a build.
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
