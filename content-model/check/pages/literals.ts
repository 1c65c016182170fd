import type { ErrorCode } from "../../messages";

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

/** A mark in prose that has no effect, with its index. */
export function literalError(text: string): { code: ErrorCode; index: number } | undefined {
	for (const [pattern, code] of literals) {
		const match = pattern.exec(text);
		if (match) return { code, index: match.index };
	}
	return undefined;
}
