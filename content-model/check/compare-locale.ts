import { defaultLanguage } from "../../src/i18n/languages";
import { reservedKeys } from "../schemas/schema-helpers";
import { type ContentError, closest, didYouMean } from "./content-error";
import { type Locale, languageNames, namesFile } from "./locale";
import { englishText, expectedKeys, type Messages, placeholders, tags, withoutMarkup } from "./messages";
import { isUntranslated, sentenceEndError, typographyErrors } from "./text-rules";

/** Keys that i18next or JavaScript would misinterpret. */
function invalidKeys(value: object, parents: string[] = []): { path: string[]; message: string }[] {
	return Object.entries(value).flatMap(([key, child]) => {
		const path = [...parents, key];
		if (reservedKeys.includes(key)) {
			return [{ path, message: `"${key}" cannot be a key: JavaScript reserves the name` }];
		}
		if (!/^[\w-]+$/.test(key)) {
			return [{ path, message: `"${key}" cannot be a key: use only letters, digits, - and _` }];
		}
		return typeof child === "object" && child !== null && !Array.isArray(child) ? invalidKeys(child, path) : [];
	});
}

function textErrors(key: string, text: string | undefined, language: string): string[] {
	if (text === undefined) return [`"${key}" must be a text in quotes`];
	if (text.trim() === "") return [`"${key}" is empty`];
	const hasBraces = language === defaultLanguage && /[{}]/.test(withoutMarkup(text));
	return hasBraces ? ["write placeholders as {{name}}"] : [];
}

/** Errors of a locale file that need no comparison with the English file. Those of style do not stop a build. */
export function localeErrors({ source, messages }: Locale, language: string): ContentError[] {
	if (source.syntaxErrors.length > 0) return source.syntaxErrors;
	return [
		...invalidKeys(source.value ?? {}).map(({ path, message }) => source.errorAtKey(path, message)),
		...[...messages].flatMap(([key, text]) => {
			const errorAt = (message: string) => source.errorAt(key.split("."), message);
			const style = text?.trim() ? typographyErrors(text, language) : [];
			return [
				...textErrors(key, text, language).map(errorAt),
				...style.map((message) => ({ ...errorAt(message), severity: "warning" as const })),
			];
		}),
	];
}

/** A missing language name is a warning: the menu shows the language's own name instead. */
function missingKey({ source }: Locale, key: string): ContentError {
	const path = key.split(".");
	const group = path.slice(0, -1);
	const error = source.errorAt(group, `"${key}" is missing`);
	if (group.join(".") !== languageNames.group) return error;
	const fix = `src/i18n/languages.ts has the language "${path.at(-1)}": add its name in the language of this file`;
	return { ...error, message: `${error.message}; ${fix}`, severity: "warning" };
}

function translationErrors(text: string, english: string, language: string): string[] {
	const differences = Object.entries({ placeholders, tags }).flatMap(([what, find]) => {
		const [expected, actual] = [find(english), find(text)];
		if (expected.join() === actual.join()) return [];
		return [`${what} must be ${expected.join(" ") || "none"} (are ${actual.join(" ") || "none"})`];
	});
	const endError = sentenceEndError(text, english, language);
	return [...differences, ...(endError ? [endError] : [])];
}

/** Compares a locale file with the English strings. */
export function compareLocale(english: Messages, locale: Locale, language: string, names: string[]): ContentError[] {
	const { source, messages } = locale;
	const expected = new Set(expectedKeys(english, language));
	const absent = [...expected].filter((key) => !messages.has(key));
	const unknown = [...messages.keys()].filter((key) => !expected.has(key));
	const misspelled = unknown.map((key) => closest(key, absent));
	const expectation = language === defaultLanguage ? "a plural form of English" : "a key of the English file";

	const differences = [...messages].flatMap(([key, text]) => {
		const original = englishText(key, english);
		if (!text?.trim() || !original || !expected.has(key)) return [];
		const at = key.split(".");
		const errors = translationErrors(text, original, language).map((message) => source.errorAt(at, message));
		if (language === defaultLanguage || !isUntranslated(text, original, names)) return errors;
		const message = `"${text}" is not translated: translate it, or add the name to ${namesFile}`;
		// A new language starts as a copy of the English files; its pages can be built before they are translated.
		return [...errors, { ...source.errorAt(at, message), severity: "warning" as const }];
	});
	return [
		...absent.filter((key) => !misspelled.includes(key)).map((key) => missingKey(locale, key)),
		...unknown.map((key) =>
			source.errorAtKey(key.split("."), `"${key}" is not ${expectation}${didYouMean(key, absent)}`),
		),
		...differences,
	];
}
