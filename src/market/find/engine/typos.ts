/** Distances in letters: of the whole word, and of that beginning of it which is nearest. */
export type Distance = { whole: number; beginning: number };

const longest = 64;
let beforeLast = new Uint8Array(longest + 1);
let last = new Uint8Array(longest + 1);
let row = new Uint8Array(longest + 1);
const far: Distance = { whole: longest, beginning: longest };

/**
 * How many letters are missing, too many, wrong, or swapped with their neighbour (the optimal string alignment distance)
 * between what was typed and a word; more than `most` counts as far.
 */
export function typos(typed: string, word: string, most: number): Distance {
	const columns = Math.min(word.length, typed.length + most);
	if (typed.length > longest - most || typed.length - word.length > most) return far;
	for (let column = 0; column <= columns; column++) last[column] = column;
	let leastBefore = 0;
	for (let line = 1; line <= typed.length; line++) {
		row[0] = line;
		let least = line;
		const letter = typed.charCodeAt(line - 1);
		const previous = line > 1 ? typed.charCodeAt(line - 2) : -1;
		for (let column = 1; column <= columns; column++) {
			const other = word.charCodeAt(column - 1);
			let cost = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
			cost = Math.min(cost, (last[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
			const swap = column > 1 && previous === other && letter === word.charCodeAt(column - 2);
			if (swap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
			row[column] = cost;
			if (cost < least) least = cost;
		}
		if (least > most && leastBefore > most) return far;
		leastBefore = least;
		[beforeLast, last, row] = [last, row, beforeLast];
	}
	let beginning = longest;
	for (let column = 0; column <= columns; column++) beginning = Math.min(beginning, last[column] ?? longest);
	return { whole: columns === word.length ? (last[columns] ?? longest) : longest, beginning };
}

/** How many typos a word of that length may have and still be understood. */
export function allowedTypos(length: number): number {
	if (length < 3) return 0;
	return length < 6 ? 1 : 2;
}

/** The letters of a word as bits: a letter that the other word lacks is at least one typo. */
export function lettersOf(word: string): number {
	let bits = 0;
	for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
	return bits;
}

/** How many bits are set. */
export function countBits(bits: number): number {
	let count = 0;
	for (let left = bits; left !== 0; left &= left - 1) count++;
	return count;
}
