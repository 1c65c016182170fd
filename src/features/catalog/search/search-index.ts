import { htmlToText } from "../../../lib/html";
import type { Template } from "../model";
import { fold, foldQuery, splitWords } from "./fold";
import { findSimilar } from "./similar-words";

type SearchMatches = {
	/** The best match first. */
	matches: Template[];
	/** Folded words of the catalog that match a word of the query except for typos. */
	typos: string[];
	/** A suggested query if nothing matches. */
	suggestion?: string;
};

/** A folded word of the catalog that matches a typed word. `fit` is 1 for an exact match. */
type WordMatch = { word: string; fit: number };

const fieldWeights = { title: 8, tags: 4, description: 1 };

const fits = { exact: 1, prefix: 0.7, typo: 0.3 };

/** With fewer results than this, words with typos match too. */
const fewResults = 5;

/** An inverted index: typed words are compared with the words of the catalog, which lead to the templates. */
export function createSearchIndex(templates: readonly Template[]) {
	/** By folded word: the templates that contain it, with the weight of the field. */
	const weightsOf = new Map<string, Map<Template, number>>();
	/** By folded word: its first spelling, for suggestions. */
	const spellings = new Map<string, string>();

	function add(template: Template, text: string, weight: number) {
		for (const spelling of splitWords(text)) {
			const word = fold(spelling);
			const weights = weightsOf.get(word) ?? new Map<Template, number>();
			// The fields are added in the order of their weights.
			if (!weights.has(template)) weights.set(template, weight);
			weightsOf.set(word, weights);
			if (!spellings.has(word)) spellings.set(word, spelling.toLowerCase());
		}
	}

	for (const template of templates) {
		const { title, tags, description } = template;
		const text = description === undefined ? (template.teaser ?? "") : htmlToText(description);
		add(template, title, fieldWeights.title);
		add(template, tags.join(" "), fieldWeights.tags);
		add(template, text, fieldWeights.description);
	}
	const words = [...weightsOf.keys()];

	function matchPrefix(typed: string): WordMatch[] {
		const matching = words.filter((word) => word.startsWith(typed));
		return matching.map((word) => ({ word, fit: word === typed ? fits.exact : fits.prefix }));
	}

	function matchTypos(typed: string): WordMatch[] {
		const matching = findSimilar(words, typed);
		return matching.filter((word) => !word.startsWith(typed)).map((word) => ({ word, fit: fits.typo }));
	}

	/** The points of each template that matches a typed word: those of its best match. */
	function pointsOf(matches: WordMatch[]): Map<Template, number> {
		const points = new Map<Template, number>();
		for (const { word, fit } of matches) {
			for (const [template, weight] of weightsOf.get(word) ?? []) {
				points.set(template, Math.max(points.get(template) ?? 0, fit * weight));
			}
		}
		return points;
	}

	/** The templates that match every typed word, by their points. Ties keep the order of the catalog. */
	function rank(matchesByWord: WordMatch[][]): Template[] {
		const pointsByWord = matchesByWord.map(pointsOf);
		const sumOf = (template: Template) => pointsByWord.reduce((sum, points) => sum + (points.get(template) ?? 0), 0);
		return templates
			.filter((template) => pointsByWord.every((points) => points.has(template)))
			.map((template) => ({ template, points: sumOf(template) }))
			.sort((a, b) => b.points - a.points)
			.map(({ template }) => template);
	}

	/** The best match of each word. If no template contains all of them, the most frequent one. */
	function suggest(matchesByWord: WordMatch[][]): string | undefined {
		const known = matchesByWord.filter((matches) => matches.length > 0);
		const best = known.map((matches) => matches.reduce((first, next) => (next.fit > first.fit ? next : first)));
		const frequency = ({ word }: WordMatch) => weightsOf.get(word)?.size ?? 0;
		const isFound = rank(best.map((match) => [match])).length > 0;
		const suggested = isFound ? best : best.sort((a, b) => frequency(b) - frequency(a)).slice(0, 1);
		return suggested.map(({ word }) => spellings.get(word)).join(" ") || undefined;
	}

	/** All words of the query must match. A query without words matches everything. */
	function search(query: string): SearchMatches {
		const typed = foldQuery(query);
		const prefixMatches = typed.map(matchPrefix);
		const matches = rank(prefixMatches);
		if (matches.length >= fewResults) return { matches, typos: [] };
		const typoMatches = typed.map(matchTypos);
		const allMatches = prefixMatches.map((some, position) => [...some, ...(typoMatches[position] ?? [])]);
		const moreMatches = rank(allMatches);
		const typos = typoMatches.flat().map(({ word }) => word);
		if (moreMatches.length > 0) return { matches: [...new Set([...matches, ...moreMatches])], typos };
		return { matches: [], typos, suggestion: suggest(allMatches) };
	}

	return { search };
}
