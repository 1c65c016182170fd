import type { Token } from "markdown-it";
import { markdown } from "../../../content-model/check/pages/markdown";
import { textBlocks } from "../../../content-model/check/pages/text-blocks";
import { withPastedBlocks } from "./pasted-text";

/** What a block consists of, without its words. The CMS drops the alignment of columns, and names a language for all code. */
function blockMeaning({ type, tag, hidden, info, content, attrs }: Token): string {
	const start = attrs?.find(([name]) => name === "start");
	const language = type === "fence" && info !== "plain" ? info : "";
	return `<${[type, tag, hidden, language, content.trimEnd(), start].join(" ")}>`;
}

/** The characters of a text, each with the marks and the links around it. */
function wordsMeaning(parts: Token[]): string {
	const marks: string[] = [];
	let meaning = "";
	for (const { type, nesting, tag, attrs, content } of parts) {
		const element = [tag, ...(attrs ?? [])].join(" ");
		if (nesting === 1) marks.push(element);
		else if (nesting === -1) marks.pop();
		else if (tag === "br" || tag === "img") meaning += `<${type} ${element} ${content}>`;
		else {
			const around = [...marks, tag].toSorted().join();
			meaning += content.replace(/\S/gu, (character) => `${character}<${around}>`);
		}
	}
	return meaning;
}

/** What visitors see of a part of a text. The CMS writes some Markdown in another way. */
function meaningOf(source: string): string {
	const tokens = markdown.parse(source, {});
	return tokens.map((token) => (token.children ? wordsMeaning(token.children) : blockMeaning(token))).join("");
}

const isTable = (source: string): boolean => markdown.parse(source, {})[0]?.type === "table_open";

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
	for (const { source } of textBlocks(withPastedBlocks(edited))) {
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
