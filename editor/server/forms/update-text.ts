import { markdown } from "../../../content-model/check/pages/markdown";
import { textBlocks } from "../../../content-model/check/pages/text-blocks";

/** The HTML of a part of a text. The CMS writes some Markdown in another way, and drops the alignment of columns. */
const meaningOf = (source: string): string => markdown.render(source).replaceAll(/ style="text-align:\w+"/g, "");

const isTable = (source: string): boolean => markdown.render(source).startsWith("<table>");

const cellsOf = (line = ""): string => line.replace(/\s/g, "");

/** A changed table keeps the alignment of its columns, which is in the line below the head. */
function aligned(source: string, tables: string[]): string {
	const [head, , ...rows] = source.split("\n");
	const table = tables.find((each) => cellsOf(each.split("\n")[0]) === cellsOf(head));
	return table ? [head, table.split("\n")[1], ...rows].join("\n") : source;
}

/** The text that the editor of the CMS has changed. All parts that show the same stay as they are in the file. */
export function updateText(current: string, edited: string): string {
	const saved = textBlocks(current).map((block) => ({ ...block, meaning: meaningOf(block.source) }));
	const tables = saved.map(({ source }) => source).filter(isTable);
	const used = new Set<number>();
	let previous = -1;
	let text = "";
	for (const { source } of textBlocks(edited)) {
		const meaning = meaningOf(source);
		const index = saved.findIndex((block, at) => block.meaning === meaning && !used.has(at));
		const block = saved[index];
		// Also the empty lines between two parts that follow each other in the file.
		const gap = block && index === previous + 1 ? block.gap : 1;
		const kept = block?.source ?? (isTable(source) ? aligned(source, tables) : source);
		text += text === "" ? kept : `${"\n".repeat(gap + 1)}${kept}`;
		used.add(index);
		previous = index;
	}
	return text;
}
