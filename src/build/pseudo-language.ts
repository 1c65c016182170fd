import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLanguage, pseudoLanguage } from "../i18n/languages";
import { type Copy, pseudoCopy } from "./pseudo-text";

/** Takes the place of `locales/` for the generated language; git ignores it. */
export const pseudoFolder = ".cache/pseudo-language";

/** What the language says of itself in the menu: readable, and recognisable as copy. */
const itself = { name: "[Pseudo]", code: "[Xa]" };

function generate(english: string, namespace: string): string | undefined {
	try {
		const copy = pseudoCopy(JSON.parse(english) as Copy);
		return JSON.stringify(namespace === "language" ? { ...(copy as object), ...itself } : copy, null, 2);
	} catch {
		// The check of the locale files tells of it; in `gatsby develop` the file may be half written.
		return undefined;
	}
}

/** Writes the generated language from the English files below that folder, as far as it changed. */
export function writePseudoLanguage(root: string): void {
	const from = path.join(root, "locales", defaultLanguage);
	const to = path.join(root, pseudoFolder, pseudoLanguage.code);
	fs.mkdirSync(to, { recursive: true });
	for (const file of fs.readdirSync(from).filter((name) => name.endsWith(".json"))) {
		const text = generate(fs.readFileSync(path.join(from, file), "utf8"), path.basename(file, ".json"));
		const target = path.join(to, file);
		const written = fs.existsSync(target) ? fs.readFileSync(target, "utf8") : undefined;
		if (text !== undefined && text !== written) fs.writeFileSync(target, text);
	}
}

/** Generates the language; in `gatsby develop` it follows every change of English. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
	const root = process.cwd();
	writePseudoLanguage(root);
	if (process.env.NODE_ENV === "production") return;
	fs.watch(path.join(root, "locales", defaultLanguage), { persistent: false }, () => writePseudoLanguage(root));
};
