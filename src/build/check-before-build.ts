import type { GatsbyNode } from "gatsby";
import { checkProject, formatProblem } from "../content/check";
import { environmentProblems } from "./check-environment";

const counted = (lines: string[]) =>
	[...lines, lines.length === 1 ? "1 mistake" : `${lines.length} mistakes`].join("\n");

/**
 * Stops before a page is written from broken content, copy or variables; `gatsby develop` warns and goes on, and so does
 * the build where the page is whole.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
	const found = checkProject(process.cwd());
	const mild = found.filter((problem) => problem.mild).map(formatProblem);
	const grave = found.filter((problem) => !problem.mild).map(formatProblem);
	const problems = [...environmentProblems(process.env), ...grave];
	if (mild.length > 0) reporter.warn(counted(mild));
	if (problems.length === 0) return;
	const text = `The site cannot be built like this:\n${counted(problems)}`;
	if (process.env.NODE_ENV === "production") reporter.panic(text);
	else reporter.error(text);
};
