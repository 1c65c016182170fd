import { fold } from "./fold";
import { allowedTypos, countBits, lettersOf, typos } from "./typos";

/** A word of the vocabulary that what was typed may mean, and how well it fits: 1 is the word itself. */
export type Candidate = { id: number; fit: number };

/** How well a word fits that is as it was typed, begins so, or does but for typos. */
const fits = { same: 1, beginning: 0.7, typo: 0.3, typoInBeginning: 0.15 };

/** All words of the catalogue, folded, each once. Their ids count from 0. */
export function createVocabulary() {
	const words: string[] = [];
	const letters: number[] = [];
	/** The first way in which each word was written. */
	const written: string[] = [];
	const idsByFold = new Map<string, number>();
	const idsByText = new Map<string, number>();

	/** The id of a word as it is written; it becomes known with that. */
	const idOf = (text: string): number => {
		const known = idsByText.get(text);
		if (known !== undefined) return known;
		const folded = fold(text);
		let id = idsByFold.get(folded);
		if (id === undefined) {
			id = words.push(folded) - 1;
			letters.push(lettersOf(folded));
			written.push(text.toLowerCase());
			idsByFold.set(folded, id);
		}
		idsByText.set(text, id);
		return id;
	};

	/** What was found last: the next letter is looked for among those words alone, unless there are more by now. */
	let last = { typed: "", known: 0, found: [] as Candidate[] };

	/** The words that are what was typed, or begin with it. */
	const beginningWith = (typed: string): Candidate[] => {
		const goesOn = last.known === words.length && typed.startsWith(last.typed);
		const among = goesOn ? last.found.map(({ id }) => id) : words.keys();
		const found: Candidate[] = [];
		for (const id of among) {
			const word = words[id] ?? "";
			if (word.startsWith(typed)) found.push({ id, fit: word.length === typed.length ? fits.same : fits.beginning });
		}
		last = { typed, known: words.length, found };
		return found;
	};

	/** The words that what was typed may mean if it has typos; `most` of them at most. */
	const near = (typed: string, most = allowedTypos(typed.length)): Candidate[] => {
		const found: Candidate[] = [];
		if (most === 0) return found;
		const own = lettersOf(typed);
		const short = typed.length < 5;
		for (let id = 0; id < words.length; id++) {
			const word = words[id] ?? "";
			if (countBits(own & ~(letters[id] ?? 0)) > most || word.startsWith(typed)) continue;
			// Most short words are one letter from each other: these begin alike, or swapped.
			const alike = word[0] === typed[0] || (word[0] === typed[1] && word[1] === typed[0]);
			if (short && !alike) continue;
			const { whole, beginning } = typos(typed, word, most);
			if (whole <= most) found.push({ id, fit: fits.typo / whole });
			else if (!short && beginning <= most) found.push({ id, fit: fits.typoInBeginning / beginning });
		}
		return found;
	};

	return { words, written, idOf, beginningWith, near };
}
