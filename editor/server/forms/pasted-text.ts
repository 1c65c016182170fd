import { textBlocks } from "../../../content-model/check/pages/text-blocks";

/** The start of an item in a list of Word: a bullet of the first, second or third level, or a number or letter. */
const listMark = /^(?:([·•▪])|(o)|(§)|(\d+[.)])|(\p{Ll}[.)]))[ \u00a0]+/u;

/** The Markdown of a paragraph that is an item of a list. Letters and numbers are followed by several spaces. */
function listItem(source: string): string | undefined {
	const [mark = "", bullet, second, third, number, letter] = listMark.exec(source) ?? [];
	if (!mark || (!bullet && !third && !/[ \u00a0]{2}$/.test(mark))) return undefined;
	const level = third ? 2 : second || letter ? 1 : 0;
	return `${" ".repeat(4 * level)}${number || letter ? "1." : "-"} ${source.slice(mark.length)}`;
}

const isRow = (line: string): boolean => /^\|.*\|$/.test(line);

const isHeadLine = (row: string): boolean => /^[\s|:-]+$/.test(row);

/** The Markdown of a paragraph that is a table without a head. The first row becomes the head. */
function table(source: string): string | undefined {
	const [head = "", ...rows] = source.split("\n");
	const [first = ""] = rows;
	if (!first || isHeadLine(first) || ![head, ...rows].every(isRow)) return undefined;
	const line = head.replace(/[^|]+/g, " --- ");
	// A cell with several paragraphs.
	return [head, line, ...rows].join("\n").replaceAll(/(?:\\n)+/g, " ");
}

/** The text of the form with the lists and tables of Word and Google Docs, which the form writes as paragraphs. */
export function withPastedBlocks(text: string): string {
	let result = "";
	let isInList = false;
	for (const { source } of textBlocks(text)) {
		const item = listItem(source);
		const gap = item && isInList ? "\n" : "\n\n";
		const block = item ?? table(source) ?? source;
		result += result ? gap + block : block;
		isInList = item !== undefined;
	}
	return result;
}
