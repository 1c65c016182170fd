import { emojiOrHidden } from "../../src/lib/hidden-characters";
import type { ErrorCode, Problem } from "../messages";

/**
 * What a text of this project cannot have: the hidden characters of the catalog, and line breaks, tabs, and unusual spaces. The
 * no-break space, the narrow one and the soft hyphen, which typography needs, are allowed. XML, in which the feeds are written,
 * cannot have noncharacters and halves of characters.
 */
const forbidden = new RegExp(
	`${emojiOrHidden.source}|[\\t\\r\\n]|(?![ \\u00a0\\u202f])\\p{Zs}|[\\p{Co}\\p{Cs}\\p{NChar}\\ufffc\\u2800]`,
	"gu",
);
const softHyphen = "\u00ad";

/** Marks of other formats, which visitors would see as they are. */
const foreignMarks: { pattern: RegExp; code: ErrorCode }[] = [
	{ pattern: /\\(?:[nrt"'\\/]|u[\dA-Fa-f]{4})/, code: "escape" },
	{ pattern: /&(?:[A-Za-z][A-Za-z\d]+|#\d+|#x[\dA-Fa-f]+);/, code: "entity" },
	{ pattern: /<[A-Za-z][\w-]*\s+(?:[\w-]+\s+)*[\w-]+\s*=[^<>]*>|<!--/, code: "html" },
	{ pattern: /(?<!\/)\*\*(?!\/)|\[[^[\]]+\]\([^()]+\)/, code: "markdown" },
];

/** `U+200B` */
export function codePoint(character: string): string {
	const code = character.codePointAt(0) ?? 0;
	return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Shows the characters of a text that nobody sees: `a<U+200B>`. */
export const showInvisible = (text: string): string =>
	text.replace(/(?! )[\p{C}\p{Z}\p{DI}]/gu, (character) => `<${codePoint(character)}>`);

/** Where something is in a text: at the end, after "Get". */
export function placeIn(text: string, index: number, length: number): Problem {
	if (index === 0) return { code: "atStart" };
	if (index + length === text.length) return { code: "atEnd" };
	const word = text.slice(0, index).match(/\S+\s*$/)?.[0] ?? "";
	return { code: "afterWord", params: { word: showInvisible(word.trim()) } };
}

/** What an invisible character is, with the way out. */
export function describeInvisible(character: string, place: Problem): Problem {
	if (/[\n\r\u0085\p{Zl}\p{Zp}]/u.test(character)) return { code: "lineBreak", params: { place } };
	if (character === "\t") return { code: "tab", params: { place } };
	const code = /\p{Zs}/u.test(character) ? "unusualSpace" : "invisible";
	return { code, params: { code: codePoint(character), place } };
}

/** Where a text has the first character that no text needs; -1 if there is none. */
export function findInvisible(text: string): number {
	for (const { 0: found, 1: emoji, index } of text.matchAll(forbidden)) {
		if (emoji === undefined && found !== softHyphen) return index;
	}
	return -1;
}

export function invisibleError(text: string): Problem | undefined {
	const index = findInvisible(text);
	if (index < 0) return undefined;
	const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
	return { code: "has", params: { what: describeInvisible(character, placeIn(text, index, character.length)) } };
}

/** Reports what no text needs: invisible characters, and marks of HTML, Markdown and programming languages. */
export function characterErrors(text: string): Problem[] {
	const invisible = invisibleError(text);
	const errors = invisible ? [invisible] : [];
	for (const { pattern, code } of foreignMarks) {
		const match = pattern.exec(text);
		if (!match) continue;
		const [found] = match;
		const what: Problem = { code, params: { found, place: placeIn(text, match.index, found.length) } };
		errors.push({ code: "has", params: { what } });
	}
	return errors;
}
