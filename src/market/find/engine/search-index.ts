import { fold, splitWords } from "./fold";
import { htmlText } from "./html-text";
import { suggestion } from "./suggestion";
import { type Candidate, createVocabulary } from "./vocabulary";

/** What is known of a template before its description is read. */
export type Heading = { title: string; tags: readonly string[] };

export type Answer = {
	/** The templates that match, the best first, as indices of the full list. */
	order: Uint32Array;
	/** Words, folded, that match but for typos: what to mark beside the words that begin as typed. */
	typos: string[];
	/** What to search for instead, where nothing matches. */
	suggestion?: string;
};

/** Where a word stands, two bits of a posting; a match in a title counts most. */
const places = { title: 0, tags: 1, text: 2 };
const weights = [8, 4, 1];

/** So few results may be there because of a typo: then words that are near count, too. */
const few = 5;

/** The index of a catalogue: templates are added in the order of the list, first their headings, then their texts. */
export function createIndex() {
	const vocabulary = createVocabulary();
	/** For each word the templates that have it, as `index * 4 + place`. */
	const postings: number[][] = [];
	let size = 0;
	let read = 0;

	const add = (index: number, place: number, text: string) => {
		for (const word of splitWords(text)) {
			const id = vocabulary.idOf(word);
			postings[id] ??= [];
			const list = postings[id];
			const posting = index * 4 + place;
			if (list[list.length - 1] !== posting) list.push(posting);
		}
	};

	const addHeadings = (headings: readonly Heading[]) => {
		for (const { title, tags } of headings) {
			add(size, places.title, title);
			add(size, places.tags, tags.join(" "));
			size++;
		}
	};

	/** Descriptions as the market sends them, HTML; those of the next templates whose text was not read yet. */
	const addTexts = (descriptions: readonly string[]) => {
		for (const html of descriptions) add(read++, places.text, htmlText(html));
	};

	/** How well each template matches all of the typed words; 0 where one of them is missing. */
	const score = (alternatives: readonly Candidate[][]): Float32Array => {
		const total = new Float32Array(size).fill(1);
		for (const candidates of alternatives) {
			const best = new Float32Array(size);
			for (const { id, fit } of candidates) {
				for (const posting of postings[id] ?? []) {
					const points = fit * (weights[posting & 3] ?? 0);
					if (points > (best[posting >> 2] ?? 0)) best[posting >> 2] = points;
				}
			}
			for (let index = 0; index < total.length; index++) {
				const points = best[index] ?? 0;
				total[index] = points > 0 && (total[index] ?? 0) > 0 ? (total[index] ?? 0) + points : 0;
			}
		}
		return total;
	};

	/** The best first; equals in the order of the list. */
	const ordered = (scores: Float32Array): Uint32Array => {
		// Few scores are shared by many: those are sorted, and not the templates.
		const groups = new Map<number, number[]>();
		for (let index = 0; index < scores.length; index++) {
			const points = Math.round((scores[index] ?? 0) * 1000);
			if (points === 0) continue;
			const group = groups.get(points);
			if (group) group.push(index);
			else groups.set(points, [index]);
		}
		const best = [...groups.keys()].sort((a, b) => b - a);
		return Uint32Array.from(best.flatMap((points) => groups.get(points) ?? []));
	};

	/** All words have to match. One that nothing begins with is taken for a typo; if few templates match, all may be. */
	const search = (query: string): Answer => {
		const typed = splitWords(query).map(fold).filter(Boolean);
		if (typed.length === 0) return { order: Uint32Array.from({ length: size }, (_, index) => index), typos: [] };
		const plain = typed.map(vocabulary.beginningWith);
		const near = new Map<string, Candidate[]>();
		const widened = (word: string) => {
			const known = near.get(word) ?? vocabulary.near(word);
			near.set(word, known);
			return known;
		};
		let alternatives = plain.map((found, index) => (found.length > 0 ? found : widened(typed[index] ?? "")));
		let order = ordered(score(alternatives));
		if (order.length < few) {
			alternatives = plain.map((found, index) => [...found, ...widened(typed[index] ?? "")]);
			order = ordered(score(alternatives));
		}
		const words = [...near.values()].flat().map(({ id }) => vocabulary.words[id] ?? "");
		if (order.length > 0) return { order, typos: words };
		return { order, typos: words, suggestion: suggestion(typed, vocabulary, (all) => ordered(score(all)).length) };
	};

	return { addHeadings, addTexts, search };
}

export type SearchIndex = ReturnType<typeof createIndex>;
