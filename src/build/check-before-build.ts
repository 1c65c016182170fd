import type { GatsbyNode } from "gatsby";
import { checkProject, formatProblem } from "../content/check";
import { environmentProblems } from "./check-environment";

/** Stops before a page is written from broken content, copy or variables; `gatsby develop` warns and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
	const problems = [...environmentProblems(process.env), ...checkProject(process.cwd()).map(formatProblem)];
	if (problems.length === 0) return;
	const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
	const text = ["The site cannot be built like this:", ...problems, count].join("\n");
	if (process.env.NODE_ENV === "production") reporter.panic(text);
	else reporter.error(text);
};
