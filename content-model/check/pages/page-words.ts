import { findInvisible, invisibleError } from "../../schemas/characters";
import type { TextError } from "../content-error";
import { type Correction, correctionsOf } from "../language-rules";
import { correctionErrors, type Mistake, mistakes } from "../text-rules";

/** Words of a page, without Markdown. Words that are written in another way have no offset. */
export type Words = { text: string; offset?: number };

export const textOf = (words: Words[]): string => words.map(({ text }) => text).join("");

/** Where a part of the text is written. */
export function offsetOf(words: Words[], { index, length }: Mistake): number | undefined {
	let start = 0;
	for (const { text, offset } of words) {
		const end = start + text.length;
		if (index < end) return offset !== undefined && index + length <= end ? offset + index - start : undefined;
		start = end;
	}
	return undefined;
}

const placedMistakes = (words: Words[], text: string, correction: Correction) =>
	mistakes(text, correction).flatMap((mistake) => {
		const offset = offsetOf(words, mistake);
		return offset === undefined ? [] : [{ ...mistake, offset }];
	});

function invisibleErrors(words: Words[], text: string): TextError[] {
	// A paragraph may have several lines.
	const index = findInvisible(text.replaceAll("\n", " "));
	if (index < 0) return [];
	const line = text.slice(text.lastIndexOf("\n", index) + 1).split("\n", 1)[0] ?? "";
	return [{ offset: offsetOf(words, { index, length: 1 }) ?? 0, message: `the text ${invisibleError(line)}` }];
}

/** The first place of each mistake of typography. A page can have hundreds. */
function typographyErrors(words: Words[], text: string, correction: Correction): TextError[] {
	const [first, ...others] = placedMistakes(words, text, correction);
	if (!first) return [];
	const more = others.length > 0 ? `, and ${others.length} more: npm run check -- --fix corrects them` : "";
	return correctionErrors(text, correction, [first]).map((message) => ({
		offset: first.offset,
		message: message + more,
	}));
}

/** The errors of characters and typography. */
export function wordErrors(words: Words[], language: string): TextError[] {
	const text = textOf(words);
	return [
		...invisibleErrors(words, text),
		...correctionsOf(language).flatMap((correction) => typographyErrors(words, text, correction)),
	];
}

/** Corrects the typography of a page. @param wordsOf reads the words of its file */
export function withPageTypography(page: string, language: string, wordsOf: (page: string) => Words[]): string {
	let corrected = page;
	let words = wordsOf(page);
	for (const correction of correctionsOf(language)) {
		const found = placedMistakes(words, textOf(words), correction);
		if (found.length === 0) continue;
		for (const { offset, length } of found.toReversed()) {
			corrected = corrected.slice(0, offset) + correction.right + corrected.slice(offset + length);
		}
		words = wordsOf(corrected);
	}
	return corrected;
}
