import { findLanguage } from "./languages";

/** Sorts after every letter of the Latin alphabet. */
const afterZ = "ʒ";

/**
 * Sorts by a text in the alphabetical order of a language, and by the value of numbers in it. Browsers have no collation for
 * Uzbek: letters that sort after z are replaced with `afterZ` and a letter for their order.
 */
export function sortByText<Item>(items: readonly Item[], textOf: (item: Item) => string, language: string): Item[] {
	const { sorts, lastLetters = [] } = findLanguage(language) ?? {};
	const { compare } = new Intl.Collator(sorts ?? language, { numeric: true });
	const pattern = new RegExp(lastLetters.join("|"), "g");
	const replacement = (letter: string) => afterZ + String.fromCharCode(97 + lastLetters.indexOf(letter));
	const toKey = (text: string) =>
		lastLetters.length > 0
			? text
					.toLowerCase()
					.replace(/['‘’`]/g, "ʻ")
					.replace(pattern, replacement)
			: text;
	return items
		.map((item) => ({ item, key: toKey(textOf(item)) }))
		.sort((a, b) => compare(a.key, b.key))
		.map(({ item }) => item);
}
