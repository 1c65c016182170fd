import { markdown } from "./markdown";

/** The source of each paragraph, heading, list and so on. `gap` is the number of empty lines before it. */
export function textBlocks(source: string): { source: string; gap: number }[] {
	const lines = source.split("\n");
	let last = 0;
	return markdown.parse(source, {}).flatMap(({ level, map }) => {
		if (level > 0 || !map) return [];
		const [start, end] = map;
		// The lines of a list include the empty ones after it.
		const block = lines.slice(start, end).join("\n").trimEnd();
		const gap = start - last;
		last = start + block.split("\n").length;
		return { source: block, gap };
	});
}
