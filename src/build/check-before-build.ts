import type { GatsbyNode } from "gatsby";
import { checkProject } from "../content/check";
import { environmentProblems } from "./check-environment";
import { tellProblems } from "./tell-problems";

/**
 * Stops before a page is written from broken content, copy or variables; `gatsby develop` warns and goes on, and so does
 * the build where the page is whole.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
	const stop = (text: string) => {
		if (process.env.NODE_ENV === "production") reporter.panic(text);
		else reporter.error(text);
	};
	tellProblems(checkProject(process.cwd()), reporter, stop, environmentProblems(process.env));
};
