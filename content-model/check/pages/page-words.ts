import type { OffsetError } from "../content-error";
import { correctionsOf } from "../language-rules";
import { mistakes, withoutMistakes, wordErrors } from "../typography";

/** Words of a page without Markdown, and their offset in the file. Unless `isExact`, the file may write them in another way. */
export type Words = { text: string; offset: number; isExact?: boolean };

export const lineBreak: Words = { text: "\n", offset: 0 };

export const textOf = (words: Words[]): string => words.map(({ text }) => text).join("");

/** The words that contain a part of the text, and where it is written. */
function find(words: Words[], index: number) {
	let start = 0;
	for (const each of words) {
		const inside = index - start;
		const rest = each.text.length - inside;
		if (rest > 0) return { rest, offset: each.offset + (each.isExact ? inside : 0), isExact: each.isExact };
		start += each.text.length;
	}
	return { offset: 0, rest: 0, isExact: false };
}

export const offsetOf = (words: Words[], index: number): number => find(words, index).offset;

/** The errors of typography and of words. */
export const pageWordErrors = (words: Words[], language: string): OffsetError[] =>
	wordErrors(textOf(words), language).map((error) => ({ ...error, offset: offsetOf(words, error.offset) }));

/** Corrects the typography of a page. @param wordsOf reads the words of its file */
export function withPageTypography(page: string, language: string, wordsOf: (page: string) => Words[]): string {
	let corrected = page;
	let words = wordsOf(page);
	for (const correction of correctionsOf(language)) {
		const found: ReturnType<typeof mistakes> = [];
		for (const mistake of mistakes(textOf(words), correction)) {
			const { offset, rest, isExact } = find(words, mistake.index);
			if (isExact && mistake.length <= rest) found.push({ ...mistake, index: offset });
		}
		if (found.length === 0) continue;
		corrected = withoutMistakes(corrected, found);
		words = wordsOf(corrected);
	}
	return corrected;
}
