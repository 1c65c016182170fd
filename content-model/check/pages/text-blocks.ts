import { markdown } from "./markdown";

type TextBlock = { source: string; gap: number };

/** The source of each paragraph, heading, list and so on. `gap` is the number of empty lines before it. */
export function textBlocks(source: string): TextBlock[] {
	const lines = source.split("\n");
	const blocks: TextBlock[] = [];
	let last = 0;
	for (const { level, map } of markdown.parse(source, {})) {
		if (level > 0 || !map) continue;
		const [start, end] = map;
		// The lines of a list include the empty ones after it.
		const block = lines
			.slice(start, end)
			.join("\n")
			.replace(/(?:\n[^\S\n]*)+$/, "");
		blocks.push({ source: block, gap: start - last });
		last = start + block.split("\n").length;
	}
	return blocks;
}
