/** Lines that are laid out and coloured at one go: some 20 ms of work on a slow phone. */
export const chunkLines = 50;

export type Chunk = { text: string; start: number; firstLine: number; lines: number };

/** Code in pieces of so many lines; put together they are the code again, to the last character. */
export function chunksOf(code: string): Chunk[] {
	const chunks: Chunk[] = [];
	let start = 0;
	let firstLine = 1;
	while (start < code.length) {
		let end = start;
		let lines = 0;
		while (lines < chunkLines && end < code.length) {
			const newline = code.indexOf("\n", end);
			end = newline < 0 ? code.length : newline + 1;
			lines += 1;
		}
		chunks.push({ text: code.slice(start, end), start, firstLine, lines });
		start = end;
		firstLine += lines;
	}
	return chunks;
}

/** Each line with the newline that ends it. */
export function linesOf(text: string): string[] {
	return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

const tab = 4;

/** Tabs stop every four columns, and signs beyond the Latin-like scripts take two. */
function columnsIn(line: string): number {
	if (!/[^ -~]/.test(line)) return line.length;
	let columns = 0;
	for (const sign of line) {
		if (sign === "\t") columns += tab - (columns % tab);
		else columns += (sign.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2;
	}
	return columns;
}

/** How many columns the longest line takes. */
export function columnsOf(code: string): number {
	let most = 0;
	for (const line of code.split("\n")) {
		if (line.length * tab > most) most = Math.max(most, columnsIn(line));
	}
	return most;
}
