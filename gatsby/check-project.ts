import type { GatsbyNode, Reporter } from "gatsby";
import { type ContentError, checkProject, formatContentError } from "../content-model/check";
import { environmentProblems } from "./environment";

const withCount = (lines: string[]) => [...lines, lines.length === 1 ? "1 error" : `${lines.length} errors`].join("\n");

/**
 * Prints errors: those that break pages with `fail`, the others as a warning.
 * @param otherErrors lines to print before the errors of the content
 */
export function reportProblems(
	problems: ContentError[],
	{ warn }: Pick<Reporter, "warn">,
	fail: (text: string) => void,
	otherErrors: string[] = [],
): void {
	const isWarning = ({ severity }: ContentError) => severity === "warning";
	const warnings = problems.filter(isWarning).map(formatContentError);
	const errors = [...otherErrors, ...problems.filter((problem) => !isWarning(problem)).map(formatContentError)];
	if (warnings.length > 0) warn(withCount(warnings));
	if (errors.length > 0) fail(`The site cannot be built:\n${withCount(errors)}`);
}

/** Stops the build on invalid content, translations or environment variables. `gatsby develop` prints the errors and continues. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
	const fail = (text: string) => {
		if (process.env.NODE_ENV === "production") reporter.panic(text);
		else reporter.error(text);
	};
	reportProblems(await checkProject(process.cwd()), reporter, fail, environmentProblems(process.env));
};
