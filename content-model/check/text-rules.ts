import { type Correction, correctionsOf } from "./language-rules";
import { withoutMarkup } from "./messages";

const pairs = ["()", "[]", "«»", "“”"];
const sentenceEnd = /[.!?…:]$/;

function isUnbalanced(text: string, pair: string): boolean {
	let brackets = [...text].filter((character) => pair.includes(character)).join("");
	while (brackets.includes(pair)) brackets = brackets.replaceAll(pair, "");
	return brackets !== "";
}

/** One error for all matches, with the words around each: `"5 ГБ" must be "5 ГБ" (no-break space U+00A0 after a number)`. */
function correctionErrors(text: string, { wrong, right, name }: Correction): string[] {
	const found = [...text.matchAll(wrong)].map(({ 0: match, index }) => {
		const before = text.slice(0, index).match(/(?:\{\{[^}]*\}\}|\S)*$/)?.[0] ?? "";
		const after = text.slice(index + match.length).match(/^(?:\{\{[^}]*\}\}|\S)*/)?.[0] ?? "";
		return `"${before}${match}${after}" must be "${before}${right}${after}"`;
	});
	return found.length === 0 ? [] : [`${[...new Set(found)].join(", ")} (${name})`];
}

/** The text with the typography of the language. */
export function withTypography(text: string, language: string): string {
	return correctionsOf(language).reduce((corrected, { wrong, right }) => corrected.replace(wrong, right), text);
}

/** Errors of typography and spelling. */
export function typographyErrors(text: string, language: string): string[] {
	const plainText = withoutMarkup(text);
	const errors = correctionsOf(language).flatMap((correction) => correctionErrors(text, correction));
	if (/ {2}/.test(text)) errors.push("there are two spaces in a row");
	if (text !== text.trim()) errors.push(`remove the space at the ${/^\s/.test(text) ? "start" : "end"}`);
	for (const pair of pairs) {
		if (isUnbalanced(plainText, pair)) errors.push(`${pair[0]} and ${pair[1]} do not match`);
	}
	if ((plainText.match(/"/g)?.length ?? 0) % 2 === 1) errors.push('a " has no counterpart');
	return errors;
}

/** Requires the translation of a sentence to end like a sentence. */
export function sentenceEndErrors(text: string, english: string): string[] {
	// Quotes and brackets may close after the last character of a sentence.
	const endOf = (sentence: string) => sentenceEnd.exec(sentence.replace(/[\s)\]»”"“]+$/u, ""))?.[0];
	return endOf(english) && !endOf(text) ? [`must end with "${endOf(english)}" as in English`] : [];
}

export function withoutNames(text: string, names: string[]): string {
	const longestFirst = names.toSorted((a, b) => b.length - a.length);
	return longestFirst.reduce((words, name) => {
		const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		return words.replace(new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, "gu"), " ");
	}, text);
}

/** Whether a translation equals the English text and contains more than names. */
export function isUntranslated(text: string, english: string, names: string[]): boolean {
	return text === english && /\p{L}/u.test(withoutNames(withoutMarkup(text), names));
}
