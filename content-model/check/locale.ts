import { defaultLanguage, languages } from "../../src/i18n/languages";
import type { Problem } from "../messages";
import type { ContentError } from "./content-error";
import type { ValueField } from "./content-fields";
import type { Files } from "./files";
import { flatten, type Strings, withoutMarkup } from "./locale-strings";
import { readSource, type Source } from "./source";

/** A locale file: `locales/{language}/{namespace}.json`. */
export type Locale = { language: string; namespace: string; source: Source; strings: Strings };

export type Locales = {
	/** The files of every language. English defines the namespaces. */
	files: Locale[];
	/** Names and terms that are the same in every language. */
	names: string[];
	/** Why the list of names cannot be read. */
	namesErrors: ContentError[];
};

/** One name or term per line. */
export const namesFile = "locales/names.txt";

/** The strings of a parsed locale file. */
export function toLocale(source: Source): Locale {
	const [, language = "", namespace = ""] = source.file.replace(/\.json$/, "").split("/");
	return { language, namespace, source, strings: flatten(source.value) };
}

export function readLocales(files: Files): Locales {
	const folder = `locales/${defaultLanguage}`;
	const names = files.list(folder).map((file) => file.slice(folder.length));
	const namespaces = names.filter((name) => /^\/[^/]+\.json$/.test(name));
	const list = files.read(namesFile) && readSource(files, namesFile);
	const lines = list?.text.split("\n") ?? [];
	return {
		files: languages.flatMap(({ code }) =>
			namespaces.map((name) => toLocale(readSource(files, `locales/${code}${name}`))),
		),
		names: lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("#")),
		namesErrors: list?.syntaxErrors ?? [],
	};
}

/** The locale file of a language, if it exists and can be parsed. */
export function findLocale(files: Locale[], namespace: string, language: string = defaultLanguage): Locale | undefined {
	const locale = files.find((file) => file.namespace === namespace && file.language === language);
	return locale?.source.syntaxErrors.length === 0 ? locale : undefined;
}

/** The English strings of content that are names, such as those of plans. */
export function properNames(fields: Pick<ValueField, "meta" | "translationKeys">[], files: Locale[]): string[] {
	return fields.flatMap(({ meta, translationKeys }) => {
		const keys = translationKeys.filter((key) => meta.properNames?.some((name) => key.endsWith(`.${name}`)));
		return keys.flatMap((each) => {
			const [namespace = "", key = ""] = each.split(":");
			return findLocale(files, namespace)?.strings.get(key) || [];
		});
	});
}

/** Words of a string or of prose, and an error at a place in them. */
export type PlacedWords = {
	language: string;
	text: string;
	errorAt: (index: number, problem: Problem) => ContentError;
};

/** The strings of locale files. Errors are at their starts. */
export function placedStrings(files: Locale[]): PlacedWords[] {
	const placed: PlacedWords[] = [];
	for (const { language, source, strings } of files) {
		for (const [key, text] of strings) {
			const errorAt: PlacedWords["errorAt"] = (_, problem) => source.errorAt(key.split("."), problem);
			if (text) placed.push({ language, text: withoutMarkup(text), errorAt });
		}
	}
	return placed;
}
