import { chunkLines, chunksOf, columnsOf, linesOf } from "../../../../../src/market/detail/code/chunks";

const many = (lines: number) => Array.from({ length: lines }, (_, index) => `line ${index + 1}\n`).join("");

test.each([
	["", 0],
	["a", 1],
	["\n", 1],
	["a\n\nb", 1],
	["a\r\nb\r\n", 1],
	[many(chunkLines), 1],
	[many(chunkLines + 1), 2],
	[`${many(chunkLines)}last`, 2],
	[many(20_000), 20_000 / chunkLines],
])("the pieces of %j are the code again", (code, count) => {
	const chunks = chunksOf(code);
	expect(chunks.map(({ text }) => text).join("")).toBe(code);
	expect(chunks.map(({ text }) => linesOf(text).join("")).join("")).toBe(code);
	expect(chunks).toHaveLength(count);
	for (const chunk of chunks) {
		expect(linesOf(chunk.text)).toHaveLength(chunk.lines);
		expect(code.slice(chunk.start)).toMatch(chunk.text);
		expect(code.slice(0, chunk.start).split("\n")).toHaveLength(chunk.firstLine);
	}
});

test.each([
	["", 0],
	["ab\nabcd\nabc", 4],
	["\tx", 5],
	["ab\tx\n", 5],
	["абв", 3],
	["漢字", 4],
])("the longest line of %j takes %i columns", (code, columns) => {
	expect(columnsOf(code)).toBe(columns);
});
