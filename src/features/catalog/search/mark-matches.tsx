import type { ReactNode } from "react";
import { htmlToText } from "../../../lib/html";
import type { SearchMarks } from "../card/template-card";
import { fold, foldQuery, prefixLength, wordPattern } from "./fold";

type Range = { start: number; end: number };

/** A teaser shows at least this many characters. If the first match is after them, the teaser starts shortly before it. */
const visibleLength = 100;
const contextLength = 40;

/** In characters: how much HTML is searched for a passage, and the length of the passage. */
const searchedLength = 20_000;
const passageLength = 320;

/** The ranges of a text that match: the typed part of words that start with a typed word, and all of a word with typos. */
function findMatches(text: string, typed: readonly string[], typos: ReadonlySet<string>): Range[] {
	const ranges: Range[] = [];
	for (const match of text.matchAll(wordPattern)) {
		const [word] = match;
		const start = match.index;
		const folded = fold(word);
		const [longest] = typed.filter((each) => folded.startsWith(each)).sort((a, b) => b.length - a.length);
		if (longest !== undefined) ranges.push({ start, end: start + prefixLength(word, longest) });
		else if (typos.has(folded)) ranges.push({ start, end: start + word.length });
	}
	return ranges;
}

function markRanges(text: string, ranges: readonly Range[]): ReactNode {
	if (ranges.length === 0) return text;
	const nodes: ReactNode[] = [];
	let end = 0;
	for (const range of ranges) {
		nodes.push(text.slice(end, range.start), <mark key={range.start}>{text.slice(range.start, range.end)}</mark>);
		end = range.end;
	}
	return [...nodes, text.slice(end)];
}

/** The text from shortly before its first match. */
function startAtMatch(text: string, first: number): string {
	if (first < visibleLength) return text;
	const space = text.indexOf(" ", first - contextLength);
	const cut = space < 0 || space > first ? first : space + 1;
	return `… ${text.slice(cut, cut + passageLength)}`;
}

/**
 * Marks the words of a query on cards.
 * @param typos folded words that match the query except for typos
 */
export function createSearchMarks(query: string, typos: readonly string[]): SearchMarks | undefined {
	const typed = foldQuery(query);
	if (typed.length === 0) return undefined;
	const misspelled = new Set(typos);
	const find = (text: string) => findMatches(text, typed, misspelled);
	const mark = (text: string) => markRanges(text, find(text));
	return {
		mark,
		passage: ({ title, description }, teaser) => {
			const isFound = find(teaser).length > 0 || find(title).length > 0;
			const text = isFound ? teaser : htmlToText(description?.slice(0, searchedLength) ?? "");
			const [first] = find(text);
			return first ? mark(startAtMatch(text, first.start)) : teaser;
		},
	};
}
