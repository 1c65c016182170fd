import { languages } from "../../src/i18n/languages";
import { flatten, type Messages } from "./messages";
import type { Source } from "./parse-source";

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

/** The strings of a parsed locale file. */
export function toLocale(source: Source): Locale {
	const { value } = source;
	if (source.syntaxErrors.length === 0 && (typeof value !== "object" || value === null || Array.isArray(value))) {
		source.syntaxErrors.push(source.errorAt([], "the file must contain keys and texts in one pair of { }"));
	}
	return { source, messages: flatten(value) };
}

/** The required messages of a namespace: those of English, and in `common` the name of every language. */
export function requiredMessages(namespace: string, english: Namespaces): Messages {
	const messages: Messages = english.get(namespace)?.messages ?? new Map();
	if (namespace !== languageNames.namespace) return messages;
	const keys = languages.map(({ code }) => `${languageNames.group}.${code}`);
	return new Map([...keys.map((key) => [key, undefined] as const), ...messages]);
}
