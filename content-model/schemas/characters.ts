import { emojiOrHidden } from "../../src/lib/hidden-characters";

/**
 * What a text of this project cannot have: the hidden characters of the catalog, and line breaks, tabs, and unusual spaces. The
 * no-break space, the narrow one and the soft hyphen, which typography needs, are allowed.
 */
const forbidden = new RegExp(
	`${emojiOrHidden.source}|[\\t\\r\\n]|(?![ \\u00a0\\u202f])\\p{Zs}|[\\p{Co}\\ufffc\\u2800]`,
	"gu",
);
const softHyphen = "\u00ad";

/** Marks of other formats, which visitors would see as they are. `fix` is the way out. */
const foreignMarks: { pattern: RegExp; name: string; fix: string }[] = [
	{ pattern: /\\(?:[nrt"'\\/]|u[\dA-Fa-f]{4})/, name: "an escape", fix: "remove it" },
	{
		pattern: /&(?:[A-Za-z][A-Za-z\d]+|#\d+|#x[\dA-Fa-f]+);/,
		name: "an HTML entity",
		fix: "write the character itself",
	},
	{ pattern: /<[A-Za-z][\w-]*\s+(?:[\w-]+\s+)*[\w-]+\s*=[^<>]*>|<!--/, name: "HTML", fix: "remove it" },
	{ pattern: /(?<!\/)\*\*(?!\/)|\[[^[\]]+\]\([^()]+\)/, name: "Markdown", fix: "remove it" },
];

/** `U+200B` */
export function codePoint(character: string): string {
	const code = character.codePointAt(0) ?? 0;
	return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Shows the characters of a text that nobody sees: `a<U+200B>`. */
export const showInvisible = (text: string): string =>
	text.replace(/(?! )[\p{C}\p{Z}\p{DI}]/gu, (character) => `<${codePoint(character)}>`);

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

/** Where a text has the first character that no text needs; -1 if there is none. */
export function findInvisible(text: string): number {
	for (const { 0: found, 1: emoji, index } of text.matchAll(forbidden)) {
		if (emoji === undefined && found !== softHyphen) return index;
	}
	return -1;
}

export function invisibleError(text: string): string | undefined {
	const index = findInvisible(text);
	if (index < 0) return undefined;
	const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
	return `has ${describeInvisible(character, placeIn(text, index, character.length))}`;
}

/** Reports what no text needs: invisible characters, and marks of HTML, Markdown and programming languages. */
export function characterErrors(text: string): string[] {
	const errors: string[] = [];
	const invisible = invisibleError(text);
	if (invisible) errors.push(invisible);
	for (const { pattern, name, fix } of foreignMarks) {
		const match = pattern.exec(text);
		if (!match) continue;
		const [found] = match;
		errors.push(`has ${name}, ${found}, ${placeIn(text, match.index, found.length)}: ${fix}`);
	}
	return errors;
}
