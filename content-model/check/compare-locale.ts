import { defaultLanguage, languages } from "../../src/i18n/languages";
import { characterErrors } from "../schemas/characters";
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

type Problem = Pick<ContentError, "message" | "severity">;

const asError = (message: string): Problem => ({ message });
const asWarning = (message: string): Problem => ({ message, severity: "warning" });

/** The errors of a text. @param original the English text, if the file has that key */
function textErrors({ language, namespace }: Locale, key: string, text: string, original: string, names: string[]) {
	const isEnglish = language === defaultLanguage;
	if (text.trim() === "") return [asError(`"${key}" is empty`)];
	// Further errors would follow from these.
	const characters = characterErrors(text).map((message) => asError(`the text ${message}`));
	if (characters.length > 0) return characters;
	const errors = typographyErrors(text, language).map(asWarning);
	const tooLong = lengthError(text, namespace, key);
	if (tooLong) errors.push(asWarning(`the text ${tooLong}`));
	if (isEnglish && /[{}]/.test(withoutMarkup(text))) errors.push(asError("write placeholders as {{name}}"));
	if (!original) return errors;
	// A new language starts as a copy of the English files; its pages can be built before they are translated.
	if (!isEnglish && isUntranslated(text, original, names)) {
		errors.push(asWarning(`"${text}" is not translated: translate it, or add the name to ${namesFile}`));
	}
	return [...errors, ...[...markupErrors(text, original), ...sentenceEndErrors(text, original)].map(asError)];
}

/** The errors of a locale file, compared with English if that can be read. @param files all locale files */
export function localeErrors(locale: Locale, { files, names }: Pick<Locales, "files" | "names">): ContentError[] {
	const { namespace, source, messages } = locale;
	if (source.syntaxErrors.length > 0) return source.syntaxErrors;
	const english = findLocale(files, namespace)?.messages;
	const expected = english && requiredKeys(locale, english);
	const errors = expected ? keyErrors(locale, expected) : [];
	for (const [key, text] of messages) {
		const original = (english && expected?.includes(key) && textOf(key, english)) || "";
		const problems =
			text === undefined
				? [asError(`"${key}" must be a text in quotes`)]
				: textErrors(locale, key, text, original, names);
		errors.push(...problems.map((problem) => ({ ...source.errorAt(key.split("."), problem.message), ...problem })));
	}
	return errors;
}
