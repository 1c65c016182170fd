import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, publishedLanguages } from "../../src/i18n/languages";
import { flatten, type Messages } from "./messages";
import { readSource, type Source } from "./source";

export type Locale = { source: Source; messages: Messages };

/** The locale files of a language by namespace. English defines the namespaces. */
export type Namespaces = Map<string, Locale>;

export type Locales = {
	english: Namespaces;
	/** Every language, English included, in the order of the language menu. */
	languages: { code: string; namespaces: Namespaces }[];
	/** Names and terms that are the same in every language. */
	names: string[];
};

/** One name or term per line. */
export const namesFile = "locales/names.txt";

/** The keys of the language names in the language menu. */
export const languageNames = { namespace: "common", group: "language.names" };

function readLocale(root: string, language: string, namespace: string): Locale {
	const source = readSource(root, `locales/${language}/${namespace}.json`);
	const { value } = source;
	if (source.syntaxErrors.length === 0 && (typeof value !== "object" || value === null || Array.isArray(value))) {
		source.syntaxErrors.push(source.errorAt([], "the file must contain keys and texts in one pair of { }"));
	}
	return { source, messages: flatten(value) };
}

/** The names of the JSON files of a language, without their extension. */
export function namespacesOf(root: string, language: string): string[] {
	const folder = path.join(root, "locales", language);
	const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
	return files.filter((file) => file.endsWith(".json")).map((file) => path.basename(file, ".json"));
}

export function readLocales(root: string): Locales {
	const namespaces = namespacesOf(root, defaultLanguage);
	const languages = publishedLanguages.map(({ code }) => ({
		code,
		namespaces: new Map(namespaces.map((name) => [name, readLocale(root, code, name)])),
	}));
	const english: Namespaces = languages.find(({ code }) => code === defaultLanguage)?.namespaces ?? new Map();
	const file = path.join(root, namesFile);
	const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split(/\r?\n/) : [];
	return {
		english,
		languages,
		names: lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("#")),
	};
}

/** The required messages of a namespace: those of English, and in `common` the name of every language. */
export function requiredMessages(namespace: string, english: Namespaces): Messages {
	const messages: Messages = english.get(namespace)?.messages ?? new Map();
	if (namespace !== languageNames.namespace) return messages;
	const keys = publishedLanguages.map(({ code }) => `${languageNames.group}.${code}`);
	return new Map([...keys.map((key) => [key, undefined] as const), ...messages]);
}
