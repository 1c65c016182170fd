import type { GatsbyNode } from "gatsby";
import { writePlaceholderTypes } from "./placeholder-types";
import { writePublicFiles } from "./public-files";

/** All content is read and all pages are known, in develop and build alike. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
	writePlaceholderTypes(process.cwd());
	await writePublicFiles(args);
};
