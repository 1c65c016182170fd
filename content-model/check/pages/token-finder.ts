import type { Token } from "markdown-it";

/** Finds where tokens are written. The parser has the lines of blocks, but no columns. */
export function tokenFinder(source: string) {
	const lines = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
	let block: [start: number, end: number] = [0, source.length];
	let firstLine = 0;
	let cursor = 0;
	return {
		/** Call it with each token, in order. */
		enter({ map }: Token): void {
			if (!map) return;
			const [start, end] = map;
			firstLine = start;
			block = [lines[start] ?? 0, lines[end] ?? source.length];
			cursor = Math.max(cursor, block[0]);
		},
		/** The end of everything found before. */
		position: () => cursor,
		blockStart: () => block[0],
		blockLines: () =>
			source
				.slice(...block)
				.replace(/\n$/, "")
				.split("\n"),
		/** The offset of a line of the block. */
		lineStart: (line: number) => lines[firstLine + line] ?? block[0],
		/** The offset of a text in the block, after everything found before. If it is written in another way: where that ended. */
		find(text: string): number {
			const found = text ? source.slice(0, block[1]).indexOf(text, cursor) : -1;
			if (found < 0) return cursor;
			cursor = found + text.length;
			return found;
		},
	};
}
