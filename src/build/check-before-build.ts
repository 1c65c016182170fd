import type { GatsbyNode } from "gatsby";
import { checkProject, formatProblem } from "../content/check";

/** Stops before a page is written from broken content or copy; `gatsby develop` warns and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
	const problems = checkProject(process.cwd());
	if (problems.length === 0) return;
	const text = ["Mistakes in content/ or locales/:", ...problems.map(formatProblem)].join("\n");
	if (process.env.NODE_ENV === "production") reporter.panic(text);
	else reporter.error(text);
};
