import type { ReactNode } from "react";
import type { Marks } from "../card/marks";
import { fold, prefixLength, splitWords, wordsOf } from "./engine/fold";
import { htmlText } from "./engine/html-text";

type Range = { start: number; end: number };

/** What of a text matches. Words that begin as typed are marked that far, those that match but for a typo whole. */
export function matchesIn(text: string, typed: readonly string[], typos: ReadonlySet<string>): Range[] {
	const ranges: Range[] = [];
	for (const { text: word, start } of wordsOf(text)) {
		const folded = remembered(word);
		const beginning = typed.filter((each) => folded.startsWith(each)).sort((a, b) => b.length - a.length)[0];
		if (beginning !== undefined) ranges.push({ start, end: start + prefixLength(word, beginning) });
		else if (typos.has(folded)) ranges.push({ start, end: start + word.length });
	}
	return ranges;
}

const folds = new Map<string, string>();
const mostFolds = 20_000;

/** The same words come again with each key. */
function remembered(word: string): string {
	let folded = folds.get(word);
	if (folded === undefined) {
		if (folds.size >= mostFolds) folds.clear();
		folded = fold(word);
		folds.set(word, folded);
	}
	return folded;
}

function marked(text: string, ranges: readonly Range[]): ReactNode {
	if (ranges.length === 0) return text;
	const parts: ReactNode[] = [];
	let end = 0;
	for (const range of ranges) {
		parts.push(text.slice(end, range.start), <mark key={range.start}>{text.slice(range.start, range.end)}</mark>);
		end = range.end;
	}
	return [...parts, text.slice(end)];
}

/** So much of a teaser is seen for sure. A match beyond it moves the text to the left, with a few words before it. */
const seen = 100;
const before = 40;

/** So much of a description, HTML, is looked through for a passage to show, and so much of it is shown. */
const most = 20_000;
const shown = 320;

/** The text from a little before its first match on. */
function fromMatch(text: string, ranges: readonly Range[]): ReactNode {
	const first = ranges[0]?.start ?? 0;
	if (first < seen) return marked(text, ranges);
	const cut = text.indexOf(" ", first - before) + 1;
	const moved = ranges.map(({ start, end }) => ({ start: start - cut + 2, end: end - cut + 2 }));
	const passage = `… ${text.slice(cut, cut + shown)}`;
	return marked(
		passage,
		moved.filter(({ end }) => end <= passage.length),
	);
}

/** Marks what was searched for. Nothing of the texts is read as HTML. */
export function marksOf(query: string, typos: readonly string[]): Marks | undefined {
	const typed = splitWords(query).map(fold).filter(Boolean);
	if (typed.length === 0) return undefined;
	const words = new Set(typos);
	const matches = (text: string) => matchesIn(text, typed, words);
	return {
		mark: (text) => marked(text, matches(text)),
		passage: ({ title, description }, teaser) => {
			const ranges = matches(teaser);
			if (ranges.length > 0 || matches(title).length > 0) return fromMatch(teaser, ranges);
			const text = htmlText(description.slice(0, most)).replace(/\s+/g, " ");
			const deeper = matches(text);
			return deeper.length > 0 ? fromMatch(text, deeper) : teaser;
		},
	};
}
