import fs from "node:fs";
import path from "node:path";
import { type ReadText, textReader } from "../src/i18n/create-i18n";

/** Reads texts from the locale files of a language, for files that are not pages. */
export function localeTexts(language: string): ReadText {
	const folder = path.join("locales", language);
	const files = fs.readdirSync(folder).filter((name) => /^[\w-]+\.json$/.test(name));
	const nodes = files.map((file) => ({
		ns: path.basename(file, ".json"),
		data: fs.readFileSync(path.join(folder, file), "utf8"),
	}));
	return textReader(language, { nodes });
}
