import { defaultLanguage, languages } from "../../src/i18n/languages";
import type { Problem } from "../messages";
import { characterErrors } from "../schemas/characters";
import { type ContentError, compareNames, suggest, withSubject } from "./content-error";
import { lengthError } from "./lengths";
import { findLocale, type Locale, type Locales, namesFile } from "./locale";
import { expectedKeys, placeholders, type Strings, stringOf, tags, withoutMarkup } from "./locale-strings";
import { isUntranslated, sentenceEndErrors, typographyErrors } from "./typography";

/** The group of the names in the language menu. */
const languageNames = "language.names";

/** The keys that a file must have: those of English, and in `common.json` the name of every language. */
function requiredKeys({ namespace, language }: Locale, english: Strings): string[] {
	const names = namespace === "common" ? languages.map(({ code }) => `${languageNames}.${code}`) : [];
	return [...new Set([...names, ...expectedKeys(english, language)])];
}

/** A missing language name is a warning: the menu shows the language's own name instead. */
function missingKey({ source }: Locale, key: string): ContentError {
	const path = key.split(".");
	const group = path.slice(0, -1);
	if (group.join(".") !== languageNames) return source.errorAt(group, { code: "missingKey", params: { key } });
	const params = { key, language: path.at(-1) ?? "" };
	return { ...source.errorAt(group, { code: "missingLanguageName", params }), severity: "warning" };
}

function keyErrors(locale: Locale, expected: string[]): ContentError[] {
	const { language, source, strings } = locale;
	const { unknown, missing } = compareNames([...strings.keys()], expected);
	const code = language === defaultLanguage ? "surplusForm" : "surplusKey";
	return [
		...missing.map((key) => missingKey(locale, key)),
		...unknown.map(({ name, intended }) =>
			source.errorAtKey(name.split("."), { code, params: { key: name, ...suggest(intended) } }),
		),
	];
}

/** Reports placeholders and tags that differ from those of another string. */
export function markupErrors(text: string, original: string): Problem[] {
	const errors: Problem[] = [];
	const none: Problem = { code: "none" };
	for (const [code, find] of Object.entries({ placeholders, tags })) {
		const expected = find(original).join(" ");
		const actual = find(text).join(" ");
		if (expected === actual) continue;
		errors.push({
			code: code as "placeholders" | "tags",
			params: { expected: expected || none, actual: actual || none },
		});
	}
	return errors;
}

type StringProblem = Problem & Pick<ContentError, "severity">;

const asWarning = (problem: Problem): StringProblem => ({ ...problem, severity: "warning" });

const subject = "the text";

/** The errors of a string. @param original the English one, if the file has that key */
function stringErrors({ language, namespace }: Locale, key: string, text: string, original: string, names: string[]) {
	const isEnglish = language === defaultLanguage;
	if (text.trim() === "") return [withSubject(`"${key}"`, { code: "emptyString" })] satisfies StringProblem[];
	// Further errors would follow from these.
	const characters: StringProblem[] = characterErrors(text).map((problem) => withSubject(subject, problem));
	if (characters.length > 0) return characters;
	const errors = typographyErrors(text, language).map(asWarning);
	const tooLong = lengthError(text, namespace, key);
	if (tooLong) errors.push(asWarning(withSubject(subject, tooLong)));
	const hasBraces = isEnglish && /[{}]/.test(withoutMarkup(text));
	if (hasBraces) errors.push({ code: "singleBraces", params: { example: "{{name}}" } });
	if (!original) return errors;
	// A new language starts as a copy of the English files; its pages can be built before they are translated.
	if (!isEnglish && isUntranslated(text, original, names)) {
		errors.push(asWarning({ code: "notTranslated", params: { original, file: namesFile } }));
	}
	return [...errors, ...markupErrors(text, original), ...sentenceEndErrors(text, original)];
}

/** The errors of a locale file, compared with English if that can be read. @param files all locale files */
export function localeErrors(locale: Locale, { files, names }: Pick<Locales, "files" | "names">): ContentError[] {
	const { namespace, source, strings } = locale;
	if (source.syntaxErrors.length > 0) return source.syntaxErrors;
	const english = findLocale(files, namespace)?.strings;
	const expected = english && requiredKeys(locale, english);
	const errors = expected ? keyErrors(locale, expected) : [];
	for (const [key, text] of strings) {
		const original = (english && expected?.includes(key) && stringOf(key, english)) || "";
		const notString: StringProblem = { code: "notString", params: { key } };
		const problems = text === undefined ? [notString] : stringErrors(locale, key, text, original, names);
		errors.push(...problems.map((problem) => source.errorAt(key.split("."), problem)));
	}
	return errors;
}
