import { defaultLanguage, languages } from "../../src/i18n/languages";
import { characterErrors } from "./character-errors";
import { type ContentError, compareNames } from "./content-error";
import { findLocale, type Locale, type Locales, namesFile } from "./locale";
import { expectedKeys, type Messages, placeholders, tags, textOf, withoutMarkup } from "./messages";
import { lengthError } from "./text-lengths";
import { isUntranslated, sentenceEndErrors, typographyErrors } from "./text-rules";

/** The group of the names in the language menu. */
const languageNames = "language.names";

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
	const errors: string[] = [];
	for (const [what, find] of Object.entries({ placeholders, tags })) {
		const expected = find(original).join(" ");
		const actual = find(text).join(" ");
		if (expected !== actual) errors.push(`${what} must be ${expected || "none"} (are ${actual || "none"})`);
	}
	return errors;
}

/** The errors of a text. @param original the English text, if the file has that key */
function textErrors(locale: Locale, key: string, text: string, original: string | undefined, names: string[]) {
	const { language, namespace, source } = locale;
	const isEnglish = language === defaultLanguage;
	const errorsOf = (messages: string[]): ContentError[] =>
		messages.map((message) => source.errorAt(key.split("."), message));

	if (text.trim() === "") return errorsOf([`"${key}" is empty`]);
	// Further errors would follow from these.
	const characters = characterErrors(text).map((message) => `the text ${message}`);
	if (characters.length > 0) return errorsOf(characters);

	const errors: string[] = [];
	const warnings: string[] = typographyErrors(text, language);
	const tooLong = lengthError(text, namespace, key);
	if (isEnglish && /[{}]/.test(withoutMarkup(text))) errors.push("write placeholders as {{name}}");
	if (original) errors.push(...markupErrors(text, original), ...sentenceEndErrors(text, original));
	if (tooLong) warnings.push(`the text ${tooLong}`);
	// A new language starts as a copy of the English files; its pages can be built before they are translated.
	if (!isEnglish && original && isUntranslated(text, original, names)) {
		warnings.push(`"${text}" is not translated: translate it, or add the name to ${namesFile}`);
	}
	return [...errorsOf(errors), ...errorsOf(warnings).map((error): ContentError => ({ ...error, severity: "warning" }))];
}

/** The errors of a locale file, compared with English if that can be read. @param files all locale files */
export function localeErrors(locale: Locale, { files, names }: Pick<Locales, "files" | "names">): ContentError[] {
	const { namespace, source, messages } = locale;
	if (source.syntaxErrors.length > 0) return source.syntaxErrors;
	const english = findLocale(files, namespace)?.messages;
	const expected = english && requiredKeys(locale, english);
	const errors = expected ? keyErrors(locale, expected) : [];
	for (const [key, text] of messages) {
		if (text === undefined) {
			errors.push(source.errorAt(key.split("."), `"${key}" must be a text in quotes`));
			continue;
		}
		const original = english && expected?.includes(key) ? textOf(key, english) : undefined;
		errors.push(...textErrors(locale, key, text, original, names));
	}
	return errors;
}
