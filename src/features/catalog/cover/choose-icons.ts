import { fold, splitWords } from "../search/fold";

/** An entry of `content/covers.yaml`. A final `*` of a keyword stands for any ending. */
export type CoverEntry = { readonly icon: string; readonly keywords: readonly string[] };

/** The icon of each folded keyword. */
export type KeywordIndex = ReadonlyMap<string, string>;

/** Of equal keywords, the first counts. */
export function indexKeywords(entries: readonly CoverEntry[]): KeywordIndex {
	const icons = entries.flatMap(({ icon, keywords }) => keywords.map((keyword) => [fold(keyword), icon] as const));
	return new Map(icons.reverse());
}

/** The icon of a word: of the word itself, or of the longest keyword that it starts with. */
function iconOf(word: string, index: KeywordIndex): string | undefined {
	const folded = fold(word);
	const starts = Array.from({ length: folded.length }, (_, cut) => `${folded.slice(0, folded.length - cut)}*`);
	const found = [folded, ...starts].find((keyword) => index.has(keyword));
	return found && index.get(found);
}

/** The icons of a text in its order, two at most: where data comes from, and where it goes. */
export function chooseIcons(text: string, index: KeywordIndex): string[] {
	const icons = new Set<string>();
	for (const word of splitWords(text)) {
		const icon = iconOf(word, index);
		if (icon) icons.add(icon);
		if (icons.size === 2) break;
	}
	return [...icons];
}
