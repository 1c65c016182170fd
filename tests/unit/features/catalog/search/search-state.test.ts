import {
	everything,
	longestQuery,
	readSearch,
	type SearchState,
	showsEverything,
	writeSearch,
} from "../../../../src/market/find/state/search-state";

const state = (change: Partial<SearchState>): SearchState => ({ ...everything, ...change });

test.each<[Partial<SearchState>, string]>([
	[{}, ""],
	[{ query: "bot" }, "?q=bot"],
	[{ query: "курсы валют" }, `?q=${encodeURIComponent("курсы")}+${encodeURIComponent("валют")}`],
	[{ query: "oʻzbek" }, `?q=${encodeURIComponent("oʻzbek")}`],
	[{ tags: ["C++"] }, "?tag=C%2B%2B"],
	[{ price: "free" }, "?price=free"],
	[{ sort: "title" }, "?sort=title"],
	[
		{ query: "a & b = c", tags: ["C#", "Java"], price: "paid", sort: "scripts" },
		"?q=a+%26+b+%3D+c&tag=C%23&tag=Java&price=paid&sort=scripts",
	],
])("%j is written as %s and read again", (change, search) => {
	expect(writeSearch(state(change))).toBe(search);
	expect(readSearch(search)).toEqual(state(change));
});

test("writes the same address for the same state, whatever was chosen first", () => {
	expect(writeSearch(state({ tags: ["Java", "C#"] }))).toBe(writeSearch(state({ tags: ["C#", "Java"] })));
	expect(writeSearch(state({ query: "  two   words " }))).toBe("?q=two+words");
});

test("leaves what belongs to others in the address", () => {
	const current = "?utm_source=chat&q=old&tag=Java&ref=1";
	expect(writeSearch(state({ query: "new" }), current)).toBe("?q=new&utm_source=chat&ref=1");
	expect(writeSearch(everything, current)).toBe("?utm_source=chat&ref=1");
});

test.each<[string, Partial<SearchState>]>([
	["?price=cheap&sort=random&q=", {}],
	["?price=free&price=paid", { price: "free" }],
	["?price=__proto__&sort=constructor", {}],
	["?tag=&tag=Java&tag=Java", { tags: ["Java"] }],
	[`?tag=${"x".repeat(1000)}`, {}],
	["?q=%00%01bot%0A", { query: "bot" }],
	["?q=%E0%A4%A", { query: "\uFFFD%A" }],
	["?Q=bot&unknown=1", {}],
	["not a query", {}],
])("reads %s without harm", (search, change) => {
	expect(readSearch(search)).toEqual(state(change));
});

test("keeps queries and lists of tags from anywhere short", () => {
	expect(readSearch(`?q=${"x".repeat(9999)}`).query).toHaveLength(longestQuery);
	const many = Array.from({ length: 500 }, (_, index) => `tag=${index}`).join("&");
	expect(readSearch(`?${many}`).tags).toHaveLength(20);
});

test("an order alone hides nothing", () => {
	expect(showsEverything(state({ sort: "title", query: "  " }))).toBe(true);
	for (const change of [{ query: "a" }, { tags: ["Java"] }, { price: "free" as const }]) {
		expect(showsEverything(state(change))).toBe(false);
	}
});
