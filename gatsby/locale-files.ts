import fs from "node:fs";
import path from "node:path";
import { type ReadString, stringReader } from "../src/i18n/string-reader";

/** Reads strings from the locale files of a language, for files that are not pages. */
export function localeStrings(language: string): ReadString {
	const folder = path.join("locales", language);
	const files = fs.readdirSync(folder).filter((name) => /^[\w-]+\.json$/.test(name));
	const nodes = files.map((file) => ({
		ns: path.basename(file, ".json"),
		data: fs.readFileSync(path.join(folder, file), "utf8"),
	}));
	return stringReader(language, { nodes });
}
