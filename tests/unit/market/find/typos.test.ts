import { typos } from "../../../../src/market/find/engine/typos";

test.each([
	["telegram", "telegram", 0],
	["telegam", "telegram", 1],
	["teelgram", "telegram", 1],
	["tlegrm", "telegram", 2],
	["otchot", "otchet", 1],
	["bto", "bot", 1],
	["kofe", "", 4],
])("between %s and %s there are %i typos", (typed, word, count) => {
	expect(typos(typed, word, 4).whole).toBe(count);
});

test("knows the nearest beginning of a word", () => {
	expect(typos("excahn", "exchange", 2).beginning).toBe(1);
	expect(typos("teleg", "telegram", 1).beginning).toBe(0);
});

test("gives up on words that are too far, and on words without end", () => {
	expect(typos("telegram", "postgres", 2).whole).toBeGreaterThan(2);
	expect(typos("a".repeat(500), "a".repeat(500), 2).whole).toBeGreaterThan(2);
	expect(typos("a", "a".repeat(500), 1).whole).toBeGreaterThan(1);
});
