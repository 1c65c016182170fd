import type { GatsbyNode } from "gatsby";
import { checkProject, reportProblems } from "../content-model/check";
import { environmentProblems } from "./environment";

/** Stops the build on invalid content, translations or environment variables. `gatsby develop` prints the errors and continues. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
	reportProblems(await checkProject(process.cwd()), reporter, environmentProblems(process.env));
};
