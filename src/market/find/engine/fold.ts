/** A table of letters: `шsh` stands for ш, which becomes sh. */
const table = (pairs: string) => Object.fromEntries(pairs.split(" ").map((pair) => [pair[0], pair.slice(1)]));

/**
 * Cyrillic letters by the Latin ones that Uzbek writes for them, and Latin letters that have no accent to take off. Russian,
 * English and both scripts of Uzbek meet in one alphabet: "бот" finds "bot", and "ўзбек" finds "oʻzbek".
 */
const letters = table(
	"аa бb вv гg ғg дd еe ёe жj зz иi йy кk қq лl мm нn оo ўo пp рr сs тt уu фf хx ҳh цts чch шsh щshch ъ ыy ь эe юyu яya " +
		"ıi ßss øo łl đd æae œoe",
);

/** Cyrillic letters that look like Latin ones: "1С" is typed in either alphabet, and seen as the same. */
const lookalikes = table("аa вb еe кk мm нh оo рp сc тt уy хx");

/** A word, with the apostrophes inside of it and the signs of C++, C# and F#. */
const word = /[\p{L}\p{N}\p{M}]+(?:['’‘ʻʼ`´′][\p{L}\p{N}\p{M}]+)*[+#]*/gu;

const accents = /[\p{M}'’‘ʻʼ`´′]/gu;
const cyrillic = /\p{Script=Cyrillic}/u;
const mixed = /[\p{N}a-z].*\p{Script=Cyrillic}|\p{Script=Cyrillic}.*[\p{N}a-z]/u;

/** The words of a text as they are written, each with its place. */
export function* wordsOf(text: string): Generator<{ text: string; start: number }> {
	for (const match of text.matchAll(word)) yield { text: match[0], start: match.index };
}

/** The words of a text as they are written. */
export function splitWords(text: string): string[] {
	return text.match(word) ?? [];
}

function swapped(text: string, table: Record<string, string>): string {
	let result = "";
	for (const letter of text) result += table[letter] ?? letter;
	return result;
}

/** A word without case, accents, apostrophes and alphabet: what is compared instead of the word itself. */
export function fold(text: string): string {
	let plain = text.normalize("NFC").toLowerCase();
	if (cyrillic.test(plain)) {
		const latin = mixed.test(plain) ? swapped(plain, lookalikes) : plain;
		plain = cyrillic.test(latin) ? plain : latin;
	}
	return swapped(plain, letters).normalize("NFD").replace(accents, "");
}

/** How many letters of a word are what was typed, if the word begins so. */
export function prefixLength(text: string, folded: string): number {
	for (let end = 1; end < text.length; end++) {
		if (fold(text.slice(0, end)).length >= folded.length) return end;
	}
	return text.length;
}
