import { teaserOf } from "../../../../src/market/card/teaser";

/** Counts how much HTML is parsed. */
function countParsed() {
	const parse = jest.spyOn(DOMParser.prototype, "parseFromString");
	return () => parse.mock.calls.reduce((sum, [html]) => sum + html.length, 0);
}

afterEach(() => jest.restoreAllMocks());

test("a short description is taken as a whole", () => {
	expect(teaserOf("<p>One.</p><ul><li>Two</li></ul>")).toBe("One. Two");
});

test("of a description of a megabyte the beginning is read", () => {
	const parsed = countParsed();
	const teaser = teaserOf(`<p>The beginning. ${"word ".repeat(200_000)}</p>`);
	expect(teaser).toMatch(/^The beginning\. word word/);
	expect(teaser).toMatch(/^.{320}…$/);
	expect(parsed()).toBeLessThan(10_000);
});

test("text after a picture that is written out in the HTML is found", () => {
	expect(teaserOf(`<img src="data:image/png;base64,${"A".repeat(60_000)}"><p>After all</p>`)).toBe("After all");
});

test("a megabyte without a word ends in nothing, soon", () => {
	const parsed = countParsed();
	expect(teaserOf(`<style>${"a { color: red } ".repeat(60_000)}</style>`)).toBe("");
	expect(parsed()).toBeLessThan(350_000);
});
