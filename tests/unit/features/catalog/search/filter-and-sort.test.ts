import type { Template } from "../../../../../src/features/catalog/model";
import { availableTags, filterAndSort } from "../../../../../src/features/catalog/search/filter-and-sort";
import { emptySearch, type SearchState } from "../../../../../src/features/catalog/search/search-state";
import { createTemplate } from "../../../../kit/template";

const template = (title: string, index: number, change: Partial<Template> = {}) =>
	createTemplate({ id: String(index), index, title, scriptCount: index % 3, ...change });
const many = Array.from({ length: 40 }, (_, index) => template(`Template ${40 - index}`, index));

/** The indices of the templates that are shown, in their order. */
function shownIndices(templates: Template[], change: Partial<SearchState>, language = "en"): number[] {
	return filterAndSort(templates, { ...emptySearch, ...change }, language).map(({ index }) => index);
}

test("filters by the price that the cards show", () => {
	const free = shownIndices(many, { price: "free" });
	expect(free).toEqual(many.flatMap((each, index) => (each.price === 0 ? [index] : [])));
	expect(free).toEqual(many.flatMap((_, index) => (index % 2 === 1 ? [index] : [])));
	const paid = shownIndices(many, { price: "paid" });
	expect([...free, ...paid].sort((a, b) => a - b)).toEqual([...many.keys()]);
});

test.each([[["Java"]], [["Java", "Scala"]]])("filters by tags that the cards show: any of %j", (tags) => {
	const expected = many.flatMap((each, index) => (each.languages.some((tag) => tags.includes(tag)) ? [index] : []));
	expect(shownIndices(many, { tags })).toEqual(expected);
});

test("prefers prices and tags of the market to placeholders", () => {
	const templates = [
		template("a", 0, { price: 0, languages: ["Kotlin"] }),
		template("b", 1, { price: 5, languages: ["Java", "Kotlin"] }),
		template("c", 2, { languages: ["Kotlin", "Zig"] }),
	];
	expect(shownIndices(templates, { price: "free" })).toEqual([0]);
	expect(shownIndices(templates, { tags: ["Java", "Zig"] })).toEqual([1, 2]);
	expect(availableTags(templates)).toEqual(["Java", "Kotlin", "Zig"]);
});

test("sorts by title with numbers by value", () => {
	const titles = shownIndices(many, { sort: "title" }).map((index) => many[index]?.title);
	expect(titles.slice(0, 3)).toEqual(["Template 1", "Template 2", "Template 3"]);
});

test("keeps the order of the list between equal titles and equal numbers of scripts", () => {
	const scripts = shownIndices(many, { sort: "scripts" });
	expect(scripts.slice(0, 3)).toEqual([2, 5, 8]);
	expect(many[scripts[39] ?? 0]?.scriptCount).toBe(0);
	const templates = ["b", "a", "b", "a"].map((title, index) => template(title, index));
	expect(shownIndices(templates, { sort: "title" })).toEqual([1, 3, 0, 2]);
});

test.each([
	["ru", ["ёлка", "Яблоко", "Елена", "жук"], ["Елена", "ёлка", "жук", "Яблоко"]],
	["uz", ["Chiroq", "Shablon", "Zafar", "Oʻzbek", "o'yin", "Gʻoya", "Cafe", "Obod"], null],
	["en", ["zebra", "Šablon", "apple", "Éclair"], ["apple", "Éclair", "Šablon", "zebra"]],
])("sorts by the alphabet of %s", (language, titles, expected) => {
	const templates = titles.map((title, index) => template(title, index));
	const sorted = shownIndices(templates, { sort: "title" }, language).map((index) => titles[index]);
	// Node.js supports Uzbek; browsers do not.
	const normalize = (text: string) => text.replace("'", "ʻ");
	const { compare } = new Intl.Collator("uz");
	expect(sorted).toEqual(expected ?? [...titles].sort((a, b) => compare(normalize(a), normalize(b))));
});
