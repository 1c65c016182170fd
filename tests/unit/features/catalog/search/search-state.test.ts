import {
	emptySearch,
	formatSearch,
	isUnfiltered,
	maxQueryLength,
	parseSearch,
	type SearchState,
} from "../../../../../src/features/catalog/search/search-state";

const state = (change: Partial<SearchState>): SearchState => ({ ...emptySearch, ...change });

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
])("formats %j as %s and parses it again", (change, search) => {
	expect(formatSearch(state(change))).toBe(search);
	expect(parseSearch(search)).toEqual(state(change));
});

test("formats equal states equally, in any order of choice", () => {
	expect(formatSearch(state({ tags: ["Java", "C#"] }))).toBe(formatSearch(state({ tags: ["C#", "Java"] })));
	expect(formatSearch(state({ query: "  two   words " }))).toBe("?q=two+words");
});

test("keeps other parameters of the URL", () => {
	const current = "?utm_source=chat&q=old&tag=Java&ref=1";
	expect(formatSearch(state({ query: "new" }), current)).toBe("?q=new&utm_source=chat&ref=1");
	expect(formatSearch(emptySearch, current)).toBe("?utm_source=chat&ref=1");
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
])("ignores what is invalid in %s", (search, change) => {
	expect(parseSearch(search)).toEqual(state(change));
});

test("limits the query and the tags", () => {
	expect(parseSearch(`?q=${"x".repeat(9999)}`).query).toHaveLength(maxQueryLength);
	const many = Array.from({ length: 500 }, (_, index) => `tag=${index}`).join("&");
	expect(parseSearch(`?${many}`).tags).toHaveLength(20);
});

test("an order is not a filter", () => {
	expect(isUnfiltered(state({ sort: "title", query: "  " }))).toBe(true);
	for (const change of [{ query: "a" }, { tags: ["Java"] }, { price: "free" as const }]) {
		expect(isUnfiltered(state(change))).toBe(false);
	}
});
