import { defaultLanguage } from "../../i18n/languages";
import { missingKey } from "./language-names";
import {
	baseKey,
	expectedKeys,
	type Messages,
	placeholders,
	strangeKeys,
	tags,
	withoutPlaceholders,
} from "./locale-keys";
import type { Problem } from "./problem";
import { type Locale, namesFile } from "./read-locales";
import { didYouMean, nearest } from "./suggest";
import { formMistakes, isLeftInEnglish, missingEnd } from "./text-rules";

/** What is wrong with a file by itself. */
export function ownProblems({ source, messages }: Locale, language: string): Problem[] {
	if (source.syntax.length > 0) return source.syntax;
	const keys = strangeKeys(source.value ?? {}).map(({ path: at, message }) => source.problemAtKey(at, message));
	const texts = [...messages].flatMap(([key, text]) => {
		const at = key.split(".");
		if (text === undefined) return [source.problemAt(at, `"${key}" must be a text, in quotes`)];
		if (text.trim() === "") return [source.problemAt(at, `"${key}" is empty`)];
		const braces = language === defaultLanguage && /[{}]/.test(withoutPlaceholders(text));
		const mistakes = [...formMistakes(text, language), ...(braces ? ["a placeholder is written {{name}}"] : [])];
		return mistakes.map((message) => source.problemAt(at, message));
	});
	return [...keys, ...texts];
}

/** The English text of a key, for a plural form that English has not its last one. */
export const englishOf = (key: string, english: Messages) => english.get(key) ?? english.get(`${baseKey(key)}_other`);

function textMistakes(text: string, original: string, language: string): string[] {
	const mistakes: string[] = [];
	for (const [what, find] of Object.entries({ placeholders, tags })) {
		const [wanted, found] = [find(original), find(text)];
		if (wanted.join() === found.join()) continue;
		mistakes.push(`${what} must be ${wanted.join(" ") || "none"} (are ${found.join(" ") || "none"})`);
	}
	const end = missingEnd(text, original, language);
	if (end) mistakes.push(end);
	return mistakes;
}

/** What is wrong with a translation beside the English file. */
export function compare(english: Messages, locale: Locale, language: string, names: string[]): Problem[] {
	const { source, messages } = locale;
	const expected = new Set(expectedKeys(english, language));
	const absent = [...expected].filter((key) => !messages.has(key));
	const unknown = [...messages.keys()].filter((key) => !expected.has(key));
	const meant = unknown.map((key) => nearest(key, absent));
	const missing = absent.filter((key) => !meant.includes(key)).map((key) => missingKey(source, key));
	const what = language === defaultLanguage ? "a plural form of English" : "a key of the English file";
	const strange = unknown.map((key) =>
		source.problemAtKey(key.split("."), `"${key}" is not ${what}${didYouMean(key, absent)}`),
	);
	const different = [...messages].flatMap(([key, text]) => {
		const original = englishOf(key, english);
		if (!text?.trim() || !original || !expected.has(key)) return [];
		const at = key.split(".");
		const problems = textMistakes(text, original, language).map((message) => source.problemAt(at, message));
		if (language === defaultLanguage || !isLeftInEnglish(text, original, names)) return problems;
		const message = `"${text}" is left in English: translate it, or add the name to ${namesFile}`;
		// A new language starts as a copy of the English files, and its pages can be looked at before they are translated.
		return [...problems, { ...source.problemAt(at, message), mild: true as const }];
	});
	return [...missing, ...strange, ...different];
}
