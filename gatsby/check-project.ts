import type { GatsbyNode } from "gatsby";
import { checkProject, reportProblems } from "../content-model/check";
import { environmentProblems } from "./environment";

/** Stops the build on invalid content, translations or environment variables. `gatsby develop` prints the errors and continues. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
	const fail = (text: string) => {
		if (process.env.NODE_ENV === "production") reporter.panic(text);
		else reporter.error(text);
	};
	reportProblems(await checkProject(process.cwd()), reporter.warn, fail, environmentProblems(process.env));
};
