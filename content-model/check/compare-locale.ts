import { defaultLanguage, languages } from "../../src/i18n/languages";
import { reservedKeys } from "../schemas/schema-helpers";
import { type ContentError, compareNames } from "./content-error";
import { findLocale, type Locale, type Locales, namesFile } from "./locale";
import { expectedKeys, type Messages, placeholders, tags, textOf, withoutMarkup } from "./messages";
import { isUntranslated, sentenceEndErrors, typographyErrors } from "./text-rules";

/** The group of the names in the language menu. */
const languageNames = "language.names";

/** Keys that i18next or JavaScript would misinterpret. */
function invalidKeys(value: unknown, parents: string[] = []): { path: string[]; message: string }[] {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
	return Object.entries(value).flatMap(([key, child]) => {
		const path = [...parents, key];
		if (reservedKeys.includes(key)) {
			return [{ path, message: `"${key}" cannot be a key: JavaScript reserves the name` }];
		}
		if (!/^[\w-]+$/.test(key)) {
			return [{ path, message: `"${key}" cannot be a key: use only letters, digits, - and _` }];
		}
		return invalidKeys(child, path);
	});
}

/** The keys that a file must have: those of English, and in `common.json` the name of every language. */
function requiredKeys({ namespace, language }: Locale, english: Messages): string[] {
	const names = namespace === "common" ? languages.map(({ code }) => `${languageNames}.${code}`) : [];
	return [...new Set([...names, ...expectedKeys(english, language)])];
}

/** A missing language name is a warning: the menu shows the language's own name instead. */
function missingKey({ source }: Locale, key: string): ContentError {
	const path = key.split(".");
	const group = path.slice(0, -1);
	const error = source.errorAt(group, `"${key}" is missing`);
	if (group.join(".") !== languageNames) return error;
	const fix = `src/i18n/languages.ts has the language "${path.at(-1)}": add its name in the language of this file`;
	return { ...error, message: `${error.message}; ${fix}`, severity: "warning" };
}

function keyErrors(locale: Locale, expected: string[]): ContentError[] {
	const { language, source, messages } = locale;
	const { unknown, missing } = compareNames([...messages.keys()], expected);
	const expectation = language === defaultLanguage ? "a plural form of English" : "a key of the English file";
	return [
		...missing.map((key) => missingKey(locale, key)),
		...unknown.map(({ name, suggestion }) =>
			source.errorAtKey(name.split("."), `"${name}" is not ${expectation}${suggestion}`),
		),
	];
}

/** Reports placeholders and tags that differ from those of another text. */
export function markupErrors(text: string, original: string): string[] {
	return Object.entries({ placeholders, tags }).flatMap(([what, find]) => {
		const [expected, actual] = [find(original), find(text)];
		if (expected.join() === actual.join()) return [];
		return [`${what} must be ${expected.join(" ") || "none"} (are ${actual.join(" ") || "none"})`];
	});
}

/** The errors of a locale file, compared with English if that can be read. @param files all locale files */
export function localeErrors(locale: Locale, { files, names }: Locales): ContentError[] {
	const { language, namespace, source, messages } = locale;
	if (source.syntaxErrors.length > 0) return source.syntaxErrors;
	const english = findLocale(files, namespace)?.messages;
	const expected = english && requiredKeys(locale, english);
	const isEnglish = language === defaultLanguage;

	const textErrors = [...messages].flatMap(([key, text]) => {
		const error = (message: string) => source.errorAt(key.split("."), message);
		const warning = (message: string): ContentError => ({ ...error(message), severity: "warning" });
		if (text === undefined) return error(`"${key}" must be a text in quotes`);
		if (text.trim() === "") return error(`"${key}" is empty`);
		const original = english && expected?.includes(key) ? textOf(key, english) : undefined;
		// A new language starts as a copy of the English files; its pages can be built before they are translated.
		const isCopy = !isEnglish && original && isUntranslated(text, original, names);
		return [
			...(isEnglish && /[{}]/.test(withoutMarkup(text)) ? [error("write placeholders as {{name}}")] : []),
			...(original ? [...markupErrors(text, original), ...sentenceEndErrors(text, original)] : []).map(error),
			...typographyErrors(text, language).map(warning),
			...(isCopy ? [warning(`"${text}" is not translated: translate it, or add the name to ${namesFile}`)] : []),
		];
	});
	return [
		...invalidKeys(source.value).map(({ path, message }) => source.errorAtKey(path, message)),
		...(expected ? keyErrors(locale, expected) : []),
		...textErrors,
	];
}
