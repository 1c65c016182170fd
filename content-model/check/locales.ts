import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, languages } from "../../src/i18n/languages";
import { type Locales, type Namespaces, namesFile, toLocale } from "./locale";
import { readSource } from "./source";

/** The names of the JSON files of a language, without their extension. */
export function namespacesOf(root: string, language: string): string[] {
	const folder = path.join(root, "locales", language);
	const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
	return files.filter((file) => file.endsWith(".json")).map((file) => path.basename(file, ".json"));
}

export function readLocales(root: string): Locales {
	const namespaces = namespacesOf(root, defaultLanguage);
	const all = languages.map(({ code }) => ({
		code,
		namespaces: new Map(namespaces.map((name) => [name, toLocale(readSource(root, `locales/${code}/${name}.json`))])),
	}));
	const english: Namespaces = all.find(({ code }) => code === defaultLanguage)?.namespaces ?? new Map();
	const file = path.join(root, namesFile);
	const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split(/\r?\n/) : [];
	return {
		english,
		languages: all,
		names: lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("#")),
	};
}
