import { parsePageText } from "../../../content-model/check/pages/page-text";
import { textBlocks } from "../../../content-model/check/pages/text-blocks";
import type { TextNode } from "../../../content-model/check/pages/text-nodes";

const alignment = "data-align";

const withoutAlignment = (key: string, value: unknown) => (key === alignment ? undefined : value);

/** What a part of a text shows. The editor of the CMS writes some of Markdown in another way, and no alignment of columns. */
const meaningOf = (source: string): string => JSON.stringify(parsePageText(source).nodes, withoutAlignment);

const isTable = ([node]: TextNode[]): boolean => typeof node === "object" && node.props?.role === "region";

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
	const tables = saved.map(({ source }) => source).filter((source) => isTable(parsePageText(source).nodes));
	const used = new Set<number>();
	let previous = -1;
	let text = "";
	for (const { source } of textBlocks(edited)) {
		const meaning = meaningOf(source);
		const index = saved.findIndex((block, at) => block.meaning === meaning && !used.has(at));
		const block = saved[index];
		// Also the empty lines between two parts that follow each other in the file.
		const gap = block && index === previous + 1 ? block.gap : 1;
		const kept = block?.source ?? (isTable(parsePageText(source).nodes) ? aligned(source, tables) : source);
		text += text === "" ? kept : `${"\n".repeat(gap + 1)}${kept}`;
		used.add(index);
		previous = index;
	}
	return text;
}
