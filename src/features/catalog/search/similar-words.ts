/** Shorter words, numbers and names such as C++ must match as typed. */
const misspellable = /^[a-z]{3,}$/;

/** In shorter words, letters may only be swapped or missing: otherwise, too many words would be similar. */
const mediumWord = 5;

/** Words of at least this length may have two typos. */
const longWord = 6;

/** Finds words that begin with a typed one, except for a typo: letters that are swapped, missing, too many or wrong. */
export function findSimilar(words: readonly string[], typed: string): string[] {
	if (!misspellable.test(typed)) return [];
	const isShort = typed.length < mediumWord;

	/** Compares the letters from two positions on. */
	function begins(word: string, at: number, typedAt: number, typos: number): boolean {
		let [i, j] = [at, typedAt];
		while (j < typed.length && word[i] === typed[j]) {
			i++;
			j++;
		}
		if (j === typed.length) return true;
		if (typos === 0) return false;
		const isSwapped = word[i] === typed[j + 1] && word[i + 1] === typed[j];
		if (isSwapped && begins(word, i + 2, j + 2, typos - 1)) return true;
		const isMissing = begins(word, i + 1, j, typos - 1);
		if (isMissing || isShort) return isMissing;
		return begins(word, i, j + 1, typos - 1) || begins(word, i + 1, j + 1, typos - 1);
	}

	const one = words.filter((word) => begins(word, 0, 0, 1));
	return one.length === 0 && typed.length >= longWord ? words.filter((word) => begins(word, 0, 0, 2)) : one;
}
