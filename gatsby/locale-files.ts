import fs from "node:fs";
import { type ReadText, textReader } from "../src/i18n/create-i18n";

/** Reads texts from the locale files of a language, for files that are not pages. */
export function localeTexts(language: string): ReadText {
	const nodes = ["common", "landing", "catalog", "template"].map((ns) => ({
		ns,
		data: fs.readFileSync(`locales/${language}/${ns}.json`, "utf8"),
	}));
	return textReader(language, { nodes });
}
