import type { Problem } from "../messages";
import type { OffsetError } from "./content-error";

const word = /[\p{L}\p{M}]+/gu;
const latin = /\p{Script=Latin}/gu;
const cyrillic = /\p{Script=Cyrillic}/gu;

/** A word with letters of two alphabets looks right, but search does not find it, and screen readers spell it. */
export function mixedWordErrors(text: string): OffsetError[] {
	const errors: OffsetError[] = [];
	for (const { 0: found, index } of text.matchAll(word)) {
		const latinLetters = found.match(latin) ?? [];
		const cyrillicLetters = found.match(cyrillic) ?? [];
		if (latinLetters.length === 0 || cyrillicLetters.length === 0) continue;
		const isCyrillic = cyrillicLetters.length >= latinLetters.length;
		const letters = [...new Set(isCyrillic ? latinLetters : cyrillicLetters)].join(", ");
		const alphabet: Problem = { code: isCyrillic ? "latin" : "cyrillic" };
		errors.push({ offset: index, code: "mixedAlphabets", params: { word: found, letters, alphabet } });
	}
	return errors;
}

/** In characters. No word is so long, and a browser could break it only between any two letters. */
const maxWordLength = 100;

export function longWordErrors(text: string): OffsetError[] {
	const words = [...text.matchAll(/\S+/g)].filter(([found]) => found.length > maxWordLength);
	return words.map(({ 0: found, index }) => {
		const params = { length: found.length, start: found.slice(0, 20), max: maxWordLength };
		return { offset: index, code: "longWord", params };
	});
}
