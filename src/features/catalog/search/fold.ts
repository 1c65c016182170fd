/** Parses "шsh щshch" into `{ ш: "sh", щ: "shch" }`. */
const parseLetters = (pairs: string) => Object.fromEntries(pairs.split(" ").map((pair) => [pair[0], pair.slice(1)]));

/**
 * Cyrillic letters in the Latin alphabet of Uzbek, and Latin letters that Unicode does not decompose. Russian, English and
 * both scripts of Uzbek fold to one alphabet: "бот" equals "bot", and "ўзбек" equals "oʻzbek".
 */
const latinLetters = parseLetters(
	"аa бb вv гg ғg дd еe ёe жj зz иi йy кk қq лl мm нn оo ўo пp рr сs тt уu фf хx ҳh цts чch шsh щshch ъ ыy ь эe юyu яya " +
		"ıi ßss øo łl đd æae œoe",
);

/** Cyrillic letters that look like Latin ones: "1С" is typed in either alphabet. */
const lookalikes = parseLetters("аa вb еe кk мm нh оo рp сc тt уy хx");

/** A word with its inner apostrophes and the signs of C++, C# and F#. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’‘ʻʼ`´′][\p{L}\p{N}\p{M}]+)*[+#]*/gu;

const asciiWord = /^[a-z\d]*$/i;
const accentsAndApostrophes = /[\p{M}'’‘ʻʼ`´′]/gu;
const cyrillic = /\p{Script=Cyrillic}/u;
const mixedAlphabets = /[\p{N}a-z].*\p{Script=Cyrillic}|\p{Script=Cyrillic}.*[\p{N}a-z]/u;

function replaceLetters(text: string, table: Record<string, string>): string {
	let result = "";
	for (const letter of text) result += table[letter] ?? letter;
	return result;
}

/** Normalizes a word for comparison: without case, accents, apostrophes and alphabet. */
export function fold(word: string): string {
	// Most words: a large catalog is indexed faster.
	if (asciiWord.test(word)) return word.toLowerCase();
	let folded = word.normalize("NFKC").toLowerCase();
	if (mixedAlphabets.test(folded)) {
		const latin = replaceLetters(folded, lookalikes);
		if (!cyrillic.test(latin)) folded = latin;
	}
	return replaceLetters(folded, latinLetters).normalize("NFD").replace(accentsAndApostrophes, "");
}

/** The words of a text as written. */
export function splitWords(text: string): string[] {
	return text.match(wordPattern) ?? [];
}

/** The folded words of a query. */
export function foldQuery(query: string): string[] {
	return splitWords(query).map(fold).filter(Boolean);
}

/** How many characters of `word` a folded prefix covers, if the folded word starts with it. */
export function prefixLength(word: string, foldedPrefix: string): number {
	for (let end = 1; end < word.length; end++) {
		if (fold(word.slice(0, end)).length >= foldedPrefix.length) return end;
	}
	return word.length;
}
