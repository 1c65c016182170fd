import type { Token } from "markdown-it";
import type { ErrorCode, Problem } from "../../messages";

const marked = /^(?:strong|em|s)_/;

/** Whether a part starts marks in the middle of marked words, or continues these after them, or repeats a mark. */
function isPartlyMarked(type: string, previous: Token | undefined, parents: Token[]): boolean {
	const follows = previous?.type ?? "";
	if (type.endsWith("_close")) return false;
	if (!marked.test(type)) return marked.test(follows) && follows.endsWith("close");
	const startsHere = marked.test(follows) && follows.endsWith("open");
	return !startsHere || parents.some((parent) => parent.type === type);
}

const endsInWord = /[\p{L}\p{N}]$/u;
const startsInWord = /^[\p{L}\p{N}]/u;

/**
 * Why the form of the editor would change a part of a text.
 * @param before the two parts before it, the last one first
 * @param parents the blocks and elements around it
 */
export function partError({ type, content }: Token, before: Token[], parents: Token[]): ErrorCode | undefined {
	const [previous, earlier] = before;
	const isBreak = type.endsWith("break");
	if (type === "em_open" && endsInWord.test(previous?.content ?? "")) return "partOfWord";
	if (previous?.type === "em_close" && startsInWord.test(content)) return "partOfWord";
	if (previous?.type.endsWith("break") && /^\d+\.\s/.test(content)) return "lineNumber";
	const isMarked = parents.some((parent) => marked.test(parent.type));
	if (isBreak && isMarked) return "markedLines";
	if (type === "code_inline" && isMarked) return "markedCode";
	if (isMarked && isPartlyMarked(type, previous, parents)) return "nestedMarks";
	const isOnlyPicture = previous?.type === "image" && (!earlier || earlier.type.endsWith("break"));
	const isInList = parents.some((parent) => parent.type === "list_item_open");
	return isBreak && isOnlyPicture && !isInList ? "pictureLine" : undefined;
}

/** Why the form of the editor would change a character that is written in another way. It keeps `\*`, `` \` `` and `\~`. */
export function specialError({ markup, info, content }: Token): Problem | undefined {
	if (markup.startsWith("&#")) return { code: "numericEntity", params: { entity: markup } };
	if (info !== "escape" || markup === content || /[*`~]/.test(content)) return undefined;
	return { code: "backslash", params: { escape: markup } };
}

/** Marks of Markdown that visitors would see. */
const literals: [pattern: RegExp, code: ErrorCode][] = [
	[/\*\*|(?<!\S)\*(?=\S)|(?<=\S)\*(?!\S)|~~|(?<![\p{L}\p{N}_])_(?=\S).*\S_/u, "literalMark"],
	[/`/, "literalCode"],
	[/\]\(/, "literalLink"],
	[/\[\^[^\]]+\]/, "footnote"],
	[/\]\[|^\[[^\]]+\]:/, "reference"],
	[/^\[[ xX]\](?=\s)/, "checkBox"],
	[/^\[!\w+\]/, "quoteKind"],
	[/\{[#.][^{}\s]+\}/, "headingId"],
	[/^\|.*\|$/, "literalTable"],
	[/^[·•▪§]\s/, "literalList"],
];

/** A mark in a text that has no effect, with its index. */
export function literalError(text: string): { code: ErrorCode; index: number } | undefined {
	for (const [pattern, code] of literals) {
		const match = pattern.exec(text);
		if (match) return { code, index: match.index };
	}
	return undefined;
}
