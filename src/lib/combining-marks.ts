/** Combining marks in a row, also with tags between them. */
const tooMany = /\p{M}(?:(?:<[^<>]*>)*\p{M}){8,}/gu;

/** Enough for every script. */
const maxMarks = 8;

/**
 * Leaves at most 8 combining marks in a row, in a text or in markup. Browsers take quadratic time to lay out a letter with its
 * marks.
 */
export function limitMarks(text: string): string {
	return text.replace(tooMany, (run) => {
		let count = 0;
		return run.replace(/\p{M}/gu, (mark) => {
			count += 1;
			return count <= maxMarks ? mark : "";
		});
	});
}
