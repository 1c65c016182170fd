/** Spaces and hyphens that typography needs: no-break space, narrow no-break space, soft hyphen. */
const allowed = "[ \\u00a0\\u202f\\u00ad]";

/** Emoji, whose parts are joined by invisible characters: a family, a skin color, a keycap. */
const emoji =
	/(?:\p{Extended_Pictographic}(?:\u200d(?=\p{Extended_Pictographic})|[\ufe0e\ufe0f\p{Emoji_Modifier}])*)+|[\d#*]\ufe0f\u20e3/gu;

/** Characters that nobody sees: control and format characters, unusual spaces, and letters without a shape. */
const invisible =
	"[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u115f\\u1160\\u2800\\u3164\\uffa0\\ufffc]";

const forbidden = new RegExp(`(?!${allowed})${invisible}`, "u");
const allInvisible = new RegExp(`(?! )${invisible}`, "gu");

/** `U+200B` */
export function codePoint(character: string): string {
	const code = character.codePointAt(0) ?? 0;
	return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Shows the characters of a text that nobody sees: `a<U+200B>`. */
export const showInvisible = (text: string): string =>
	text.replace(allInvisible, (character) => `<${codePoint(character)}>`);

/** Where something is in a text, in words: `at the end`, `after "Get"`. */
export function placeIn(text: string, index: number, length: number): string {
	if (index === 0) return "at the start";
	if (index + length === text.length) return "at the end";
	const word = text.slice(0, index).match(/\S+\s*$/)?.[0] ?? "";
	return `after "${showInvisible(word.trim())}"`;
}

/** What an invisible character is, with the way out. */
export function describeInvisible(character: string, place: string): string {
	if (/[\n\r\u0085\p{Zl}\p{Zp}]/u.test(character)) return `a line break ${place}: write one line`;
	if (character === "\t") return `a tab ${place}: write a space`;
	if (/\p{Zs}/u.test(character)) return `an unusual space, ${codePoint(character)}, ${place}: write an ordinary space`;
	return `an invisible character, ${codePoint(character)}, ${place}: remove it`;
}

/** Where a text has the first invisible character that no text needs; -1 if there is none. */
export function findInvisible(text: string): number {
	return text.replace(emoji, (match) => "x".repeat(match.length)).search(forbidden);
}

export function invisibleError(text: string): string | undefined {
	const index = findInvisible(text);
	if (index < 0) return undefined;
	const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
	return `has ${describeInvisible(character, placeIn(text, index, character.length))}`;
}
