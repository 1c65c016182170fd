import type { Problem } from "../messages";
import type { OffsetError } from "./content-error";
import { type Correction, correctionsOf, withoutInches } from "./language-rules";
import { markup, withoutMarkup } from "./locale-strings";
import { longWordErrors, mixedWordErrors } from "./word-errors";

const pairs = ["()", "[]", "«»", "“”"];
/** `1)`, `a)` */
const listMark = /(?<!\S)[\p{L}\d]{1,2}\)/gu;
const sentenceEnd = /[.!?…:]$/;

function isUnbalanced(text: string, pair: string): boolean {
	let brackets = [...text].filter((character) => pair.includes(character)).join("");
	while (brackets.includes(pair)) brackets = brackets.replaceAll(pair, "");
	return brackets !== "";
}

/** Code, links and names of files, in which nothing is corrected. The lengths are limited, so that long prose takes no longer. */
const untouched = new RegExp(
	[
		"\\{[^{}]*\\}", // {{count, number}}, { "a": 1 }
		"(?<!\\p{L})`[^`]+`",
		"[A-Za-z_$][\\w$.]{0,60}\\([^()]*\\)", // print("x")
		'[A-Za-z_][\\w-]{0,30}=(?:"[^"]*"|\\S+)', // lang="en"
		'[=!]=\\s*"[^"]*"', // a == "b"
		"[A-Za-z]{1,20}://[^\\s«»“”]+",
		"[\\p{L}\\d._-]{1,64}@[\\p{L}\\d.-]+",
		"[\\p{L}\\d._~-]{0,60}(?:[/\\\\][\\p{L}\\d._~-]*)+", // src/main/
		"[\\p{L}\\d_-][\\p{L}\\d._-]{0,60}\\.[A-Za-z][A-Za-z\\d]{1,4}(?![\\p{L}\\d])", // report-may.pdf
	].join("|"),
	"gu",
);

/** A mistake at an index of a text. */
type Mistake = { index: number; length: number; right: string };

/** The matches of a correction outside of code. */
export function mistakes(text: string, { wrong, right }: Correction): Mistake[] {
	const found = [...text.matchAll(wrong)].map((match) => ({ index: match.index, length: match[0].length, right }));
	if (found.length === 0) return [];
	const codes = [...text.matchAll(untouched)].map((match) => {
		return { start: match.index, end: match.index + match[0].length };
	});
	return found.filter(({ index, length }) => !codes.some(({ start, end }) => index < end && index + length > start));
}

/** One error for all matches, with the words around the first: `"5 ГБ" must be "5 ГБ" (no-break space U+00A0 after a number)`. */
function correctionErrors(text: string, correction: Correction): OffsetError[] {
	const [first, ...others] = mistakes(text, correction);
	if (!first) return [];
	const { index, length, right } = first;
	const before = text.slice(0, index).match(/(?:\{\{[^{}]*\}\}|\S)*$/)?.[0] ?? "";
	const after = text.slice(index + length).match(/^(?:\{\{[^{}]*\}\}|\S)*/)?.[0] ?? "";
	const wrong = `${before}${text.slice(index, index + length)}${after}`;
	const params = { wrong, right: before + right + after, rule: correction.rule, count: others.length };
	return [{ offset: index, code: others.length > 0 ? "typographyMore" : "typography", params }];
}

/** The text without these mistakes. */
export function withoutMistakes(text: string, found: Mistake[]): string {
	let corrected = text;
	// From the end, so that the positions of the earlier ones stay the same.
	for (const { index, length, right } of found.toReversed()) {
		corrected = corrected.slice(0, index) + right + corrected.slice(index + length);
	}
	return corrected;
}

/** The text with the typography of the language. */
export function withTypography(text: string, language: string): string {
	let corrected = text;
	for (const correction of correctionsOf(language)) {
		corrected = withoutMistakes(corrected, mistakes(corrected, correction));
	}
	return corrected;
}

/** What differs from the typography of the language. */
const correctableErrors = (text: string, language: string): OffsetError[] =>
	correctionsOf(language).flatMap((correction) => correctionErrors(text, correction));

/** The text with spaces in place of code, links and placeholders, so that indexes stay the same. */
const withoutCode = (text: string): string =>
	text.replace(markup, (match) => " ".repeat(match.length)).replace(untouched, (match) => " ".repeat(match.length));

/** Errors of typography and of words, at their places. */
export function wordErrors(text: string, language: string): OffsetError[] {
	const words = withoutCode(text);
	return [...correctableErrors(text, language), ...mixedWordErrors(words), ...longWordErrors(words)];
}

/** Errors of typography and spelling. */
export function typographyErrors(text: string, language: string): Problem[] {
	const words = withoutCode(text).replace(listMark, "");
	const errors: Problem[] = wordErrors(text, language).map(({ code, params }) => ({ code, params }));
	if (/ {2}/.test(text)) errors.push({ code: "twoSpaces" });
	if (text !== text.trim()) errors.push({ code: /^\s/.test(text) ? "spaceAtStart" : "spaceAtEnd" });
	for (const pair of pairs) {
		const [open = "", close = ""] = pair;
		if (isUnbalanced(words, pair)) errors.push({ code: "unbalanced", params: { open, close } });
	}
	if ((withoutInches(words).match(/"/g)?.length ?? 0) % 2 === 1) errors.push({ code: "oddQuote" });
	return errors;
}

/** Requires the translation of a sentence to end like a sentence. */
export function sentenceEndErrors(text: string, english: string): Problem[] {
	// Quotes and brackets may close after the last character of a sentence.
	const endOf = (sentence: string) => sentenceEnd.exec(sentence.replace(/[\s)\]»”"“]+$/u, ""))?.[0];
	const end = endOf(english);
	return end && !endOf(text) ? [{ code: "sentenceEnd", params: { end } }] : [];
}

/** The pattern that matches a text as it is. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function withoutNames(text: string, names: string[]): string {
	const longestFirst = names.toSorted((a, b) => b.length - a.length);
	let rest = text;
	for (const name of longestFirst) {
		rest = rest.replace(new RegExp(`(?<![\\p{L}\\d])${escapePattern(name)}(?![\\p{L}\\d])`, "gu"), " ");
	}
	return rest;
}

/** A string without its typography, which differs between languages, also if it is not translated. */
const withoutTypography = (text: string): string =>
	text
		.replace(/\s/g, " ")
		.replace(/[«»“”]/g, '"')
		.replace(/[’ʻʼ]/g, "'")
		.replaceAll("\u2011", "-");

/** Whether a translation equals the English string, apart from typography, and contains more than names. */
export function isUntranslated(text: string, english: string, names: string[]): boolean {
	return (
		withoutTypography(text) === withoutTypography(english) && /\p{L}/u.test(withoutNames(withoutMarkup(text), names))
	);
}
