import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLanguage } from "../../src/i18n/languages";
import { writePseudoLanguage } from "./generate";

/** Generates the language. In `gatsby develop` it follows each change of the English files. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
	const root = process.cwd();
	writePseudoLanguage(root);
	if (process.env.NODE_ENV === "production") return;
	fs.watch(path.join(root, "locales", defaultLanguage), { persistent: false }, () => writePseudoLanguage(root));
};
