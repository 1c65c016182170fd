import { fixedParts } from "../content/check/locale-keys";

/** A locale file, or a part of one. */
export type Copy = string | number | boolean | null | Copy[] | { [key: string]: Copy };

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** How much longer than English other languages may be. */
const growth = 0.4;
const fillers = "one two three four five six seven eight nine ten".split(" ");

function filling(length: number): string {
	let words = "";
	for (let index = 0; words.length < length * growth; index++) words += ` ${fillers[index % fillers.length]}`;
	return words;
}

const disguise = (words: string) => [...words].map((letter) => accents.get(letter) ?? letter).join("");

/**
 * `Get started` becomes `[Ĝéţ šţåŕţéđ one two]`: the accents tell copy from text that bypasses the locale files, the
 * length shows what does not fit, and the brackets what is cut off. Placeholders, tags and `$t()` stay as they are.
 */
export function pseudoText(text: string): string {
	if (text.trim() === "") return text;
	const words = text.split(fixedParts);
	const fixed = text.match(fixedParts) ?? [];
	const whole = words.map((part, index) => disguise(part) + (fixed[index] ?? "")).join("");
	const said = words.join("");
	return `[${whole}${/\p{L}/u.test(said) ? filling(said.length) : ""}]`;
}

/** A locale file with each of its texts in disguise; the keys, plural forms among them, are those of English. */
export function pseudoCopy(copy: Copy): Copy {
	if (typeof copy === "string") return pseudoText(copy);
	if (Array.isArray(copy)) return copy.map(pseudoCopy);
	if (typeof copy !== "object" || copy === null) return copy;
	return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, pseudoCopy(value)]));
}
