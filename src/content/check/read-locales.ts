import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, publishedLanguages } from "../../i18n/languages";
import { flatten, type Messages } from "./locale-keys";
import { readSource, type Source } from "./source";

/** A locale file: where its texts stand, and its texts. */
export type Locale = { source: Source; messages: Messages };

/** The locale files of one language, by namespace: those that English has. */
export type Namespaces = Map<string, Locale>;

export type Language = { code: string; files: Namespaces };

/** Names and terms that stay as they are in every language, one a line. */
export const namesFile = "locales/names.txt";

function readLocale(root: string, language: string, namespace: string): Locale {
	const source = readSource(root, `locales/${language}/${namespace}.json`);
	const { value } = source;
	if (source.syntax.length === 0 && (typeof value !== "object" || value === null || Array.isArray(value))) {
		source.syntax.push(source.problemAt([], "the file must hold keys and texts in one pair of { }"));
	}
	return { source, messages: flatten(value) };
}

/** The names of the JSON files of a language. */
export function namespacesIn(root: string, language: string): string[] {
	const folder = path.join(root, "locales", language);
	const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
	return files.filter((file) => file.endsWith(".json")).map((file) => path.basename(file, ".json"));
}

/** All languages in the order of the menu, and English, which is the measure. */
export function readLocales(root: string): { english: Namespaces; all: Language[]; names: string[] } {
	const namespaces = namespacesIn(root, defaultLanguage);
	const all = publishedLanguages.map(({ code }) => {
		const files: Namespaces = new Map(namespaces.map((name) => [name, readLocale(root, code, name)]));
		return { code, files };
	});
	const english: Namespaces = all.find(({ code }) => code === defaultLanguage)?.files ?? new Map();
	const file = path.join(root, namesFile);
	const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split(/\r?\n/) : [];
	return { english, all, names: lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("#")) };
}
