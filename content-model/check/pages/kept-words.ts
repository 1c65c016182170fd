import type { Token } from "markdown-it";

export const help = {
	marks:
		"the marks do not work here: they touch the words, with a space or punctuation outside. For a * itself, write \\*",
	part: "the editor cannot emphasize a part of a word: emphasize the word",
	oneLine: "bold and emphasized words and code end in the line where they start: write them in one line",
	number: "a line that starts with a number and a dot becomes a list: write it behind the line above",
	picture: "an empty line follows a picture: add it",
	code: "code starts and ends with `. For a ` itself, write \\`",
	link: "this is not a link: write [text](address), with %20 for a space in the address",
	reference: "write the address after the words: [words](address)",
	footnote: "there are no footnotes: write the note in the text",
	task: "a list has no check boxes: remove it",
	alert: "a quote has no kind: write a bold word, such as **Note.**",
	headingId: "a heading gets its id from its words: remove this",
	table: "the line |---|---| must follow the head of a table, with as many cells",
	list: "start a point of a list with - and a space",
};

const marked = /^(?:strong|em|s)_/;
const endsInWord = /[\p{L}\p{N}]$/u;
const startsInWord = /^[\p{L}\p{N}]/u;

/** Why the form of the editor would change a part of a text. @param parts those before it, the last one first */
export function partProblem(
	{ type, content }: Token,
	[previous, earlier]: Token[],
	parents: Token[],
): string | undefined {
	const [before, after] = [previous?.content ?? "", content];
	if (type === "em_open" && endsInWord.test(before)) return help.part;
	if (previous?.type === "em_close" && startsInWord.test(after)) return help.part;
	if (previous?.type.endsWith("break") && /^\d+\.\s/.test(content)) return help.number;
	if (!type.endsWith("break")) return undefined;
	if (parents.some((parent) => marked.test(parent.type))) return help.oneLine;
	const isPicture = previous?.type === "image" && (!earlier || earlier.type.endsWith("break"));
	return isPicture ? help.picture : undefined;
}

/** Why the form of the editor would change a character that is written in another way. It keeps `\*`, `` \` `` and `\~`. */
export function specialProblem({ markup, info, content }: Token): string | undefined {
	if (markup.startsWith("&#")) return `write the character itself instead of ${markup}`;
	if (info !== "escape" || markup === content || /[*`~]/.test(content)) return undefined;
	return `the editor does not keep ${markup}: remove the backslash, write the text in another way, or mark it as code`;
}

/** Marks of Markdown that visitors would see. */
const literals: [pattern: RegExp, message: string][] = [
	[/\*\*|(?<!\S)\*(?=\S)|(?<=\S)\*(?!\S)|~~|(?<![\p{L}\p{N}_])_(?=\S).*\S_/u, help.marks],
	[/`/, help.code],
	[/\]\(/, help.link],
	[/\[\^[^\]]+\]/, help.footnote],
	[/\]\[|^\[[^\]]+\]:/, help.reference],
	[/^\[[ xX]\](?=\s)/, help.task],
	[/^\[!\w+\]/, help.alert],
	[/\{[#.][^{}\s]+\}/, help.headingId],
	[/^\|.*\|$/, help.table],
	[/^[·•▪§]\s/, help.list],
];

/** A mark in a text that has no effect, with its index. */
export function literalProblem(text: string): { message: string; index: number } | undefined {
	for (const [pattern, message] of literals) {
		const match = pattern.exec(text);
		if (match) return { message, index: match.index };
	}
	return undefined;
}
