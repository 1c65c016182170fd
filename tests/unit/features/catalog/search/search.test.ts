import type { Template } from "../../../../../src/features/catalog/model";
import { availableTags, filterAndSort } from "../../../../../src/features/catalog/search/filter-and-sort";
import { createSearchIndex } from "../../../../../src/features/catalog/search/search-index";
import {
	emptySearch,
	formatSearch,
	maxQueryLength,
	pageSize,
	parseSearch,
	type SearchState,
} from "../../../../../src/features/catalog/search/search-state";
import { createTemplate } from "../../../../kit/template";

const state = (change: Partial<SearchState>): SearchState => ({ ...emptySearch, ...change });

describe("the index", () => {
	const catalog: [title: string, description: string, ...tags: string[]][] = [
		["Exchange rates to Telegram", "Posts the som rates every morning.", "Java", "Sql"],
		["Telegram support bot", "Answers questions in a chat.", "C#"],
		["Отчёт о продажах", "Выгружает заказы из 1С и присылает отчёт в Телеграм.", "Java"],
		["Резервное копирование", "Проверяет свежую копию базы данных и сообщает.", "C++"],
		["Oʻzbekiston valyuta kurslari", "Maʼlumotlar bazasini har kuni yangilaydi.", "JS"],
		["Buyurtmalar holati", "Mijozlarga xabar beradi: gʻoya, qo‘ng‘iroq.", "Ruby"],
		["PostgreSQL backup check", "Restores the latest dump.", "Sql"],
		["Invoice mailer", "Café &amp; shop invoices in a ﬁle, as C++ wants them.", "Scala"],
		["Moning digest", "Sums up the night.", "Go"],
	];
	const templates = catalog.map(([title, description, ...tags]) => createTemplate({ title, description, tags }));
	let index: ReturnType<typeof createSearchIndex>;
	beforeAll(() => {
		index = createSearchIndex(templates);
	});
	const found = (query: string) => index.search(query).matches.map((template) => templates.indexOf(template));
	const all = [...catalog.keys()];

	test.each([
		["telegram", [0, 1, 2], "titles before descriptions"],
		["отчет", [2], "ё and е"],
		["телеграм", [0, 1, 2], "Latin text by a Cyrillic query"],
		["ozbek", [4], "no apostrophe, and a prefix"],
		["ўзбек", [4], "Cyrillic Uzbek"],
		["malumotlar", [4], "without the tutuq belgisi"],
		["g'oya", [5], "apostrophes of each keyboard"],
		["қўнғироқ", [5], "each Uzbek letter"],
		["cafe", [7], "accents and case"],
		["file", [7], "a ligature, as PDF files have it"],
		["c#", [1], "not C++"],
		["1c", [2], "1С in the other alphabet"],
		["c++", [3, 7], "a tag before a description"],
		["  ", all, "everything"],
		["morning", [0, 8], "words as typed before typos, also those of titles"],
		["telegarm", [0, 1, 2], "letters that are swapped"],
		["резервыне копирование", [3], "the same, in Cyrillic"],
		["excahn", [0], "the same, in the beginning of a word"],
		["elegra", [0, 1, 2], "a letter that is missing"],
		["telleg", [0, 1, 2], "a letter too many"],
		["tilegram", [0, 1, 2], "a wrong letter"],
		["tilegarm", [0, 1, 2], "two typos in a long word"],
		["obt", [1], "letters of a short word that are swapped"],
		["bo2", [], "a number as typed"],
		["bor", [], "no wrong letter in a short word"],
		["xyzzyq", [], "nothing"],
	])("%s finds %j: %s", (query, expected) => {
		expect(found(query)).toEqual(expected);
	});

	test("returns the words that match except for typos", () => {
		expect(index.search("telegarm").typos).toContain("telegram");
		expect(index.search("kurslari").typos).toEqual([]);
		expect(index.search("soobshchaet")).toEqual({ matches: [templates[3]], typos: [] });
	});

	test.each([
		["xyzzyq копирование", "копирование"],
		["bazasini telegram", "telegram"],
		["qqqqqqqqqqqq", undefined],
	])("for %s, suggests %s", (query, suggestion) => {
		expect(index.search(query).suggestion).toBe(suggestion);
		if (suggestion) expect(found(suggestion).length).toBeGreaterThan(0);
	});

	test.each(["constructor", "__proto__", "a".repeat(100), "\uD800", "(*)[", "%00"])("accepts %s", (query) => {
		expect(() => index.search(query)).not.toThrow();
	});
});

describe("filters and order", () => {
	const template = (title: string, index: number, change: Partial<Template> = {}) =>
		createTemplate({ id: String(index), index, title, scriptCount: index % 3, ...change });

	/** The indices of the templates that are shown, in their order. */
	const shownIndices = (templates: Template[], change: Partial<SearchState>, language = "en") =>
		filterAndSort(templates, state(change), language).map(({ index }) => index);

	test("select by the price, and by any of the tags", () => {
		const templates = [
			template("a", 0, { tags: ["Scala"] }),
			template("b", 1, { tags: ["Java", "Scala"] }),
			template("c", 2, { tags: ["Ruby"] }),
		];
		expect(shownIndices(templates, { price: "free" })).toEqual([1]);
		expect(shownIndices(templates, { tags: ["Java", "Ruby"] })).toEqual([1, 2]);
		expect(availableTags(templates)).toEqual(["Java", "Ruby", "Scala"]);
	});

	test.each([
		["ru", ["ёлка", "Яблоко", "Елена", "жук"], ["Елена", "ёлка", "жук", "Яблоко"]],
		["en", ["zebra", "Part 10", "Part 9", "apple", "Éclair"], ["apple", "Éclair", "Part 9", "Part 10", "zebra"]],
	])("sort by the alphabet of %s, and by number", (language, titles, expected) => {
		const templates = titles.map((title, index) => template(title, index));
		const sorted = shownIndices(templates, { sort: "title" }, language).map((index) => titles[index]);
		expect(sorted).toEqual(expected);
	});
});

describe("the URL", () => {
	test.each<[Partial<SearchState>, string]>([
		[{}, ""],
		[{ query: "a & b = c", tags: ["Java", "C#"] }, "?q=a+%26+b+%3D+c&tag=C%23&tag=Java"],
		[{ shown: 10 * pageSize }, "?pages=10"],
	])("of %j is %s, which is parsed again", (change, search) => {
		expect(formatSearch(state(change))).toBe(search);
		expect(parseSearch(search)).toEqual(state(change));
	});

	test("is equal for equal states", () => {
		expect(formatSearch(state({ tags: ["Java", "C#"] }))).toBe(formatSearch(state({ tags: ["C#", "Java"] })));
		expect(formatSearch(state({ query: "  two   words " }))).toBe("?q=two+words");
	});

	test.each<[string, Partial<SearchState>]>([
		["?price=cheap&sort=random&q=", {}],
		["?tag=&tag=Java&tag=Java&tag=Kotlin", { tags: ["Java"] }],
		["?q=%00%01bot%0A", { query: "bot" }],
	])("may contain invalid values, which are ignored: %s", (search, change) => {
		expect(parseSearch(search)).toEqual(state(change));
	});

	test("has a limit for the query", () => {
		expect(parseSearch(`?q=${"x".repeat(9999)}`).query).toHaveLength(maxQueryLength);
	});

	test("keeps at most ten pages, and stays the same then", () => {
		const search = formatSearch(state({ shown: 12 * pageSize }));
		expect(search).toBe("?pages=10");
		expect(formatSearch(parseSearch(search))).toBe(search);
	});
});
