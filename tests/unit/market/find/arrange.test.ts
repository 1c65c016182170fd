import { arrange } from "../../../../src/market/find/data/arrange";
import { factsOf } from "../../../../src/market/find/data/facts";
import { titleRanks } from "../../../../src/market/find/data/title-ranks";
import { everything, type SearchState } from "../../../../src/market/find/state/search-state";
import type { Template } from "../../../../src/market/model";
import { decorate } from "../../../../src/market/placeholders/placeholders";

const template = (title: string, index: number, change: Partial<Template> = {}): Template => ({
	id: String(index),
	title,
	description: "",
	scriptCount: index % 3,
	...change,
});
const many = Array.from({ length: 40 }, (_, index) => template(`Template ${40 - index}`, index));
const indices = (templates: Template[]) => Uint32Array.from(templates.keys());

async function arranged(templates: Template[], change: Partial<SearchState>, language = "en") {
	const facts = await factsOf(templates);
	const ranks = await titleRanks(templates, language);
	const order = arrange({ ...everything, ...change }, { templates, found: indices(templates), facts, ranks });
	return Array.from(order);
}

test("filters by exactly what the cards show", async () => {
	const free = await arranged(many, { price: "free" });
	expect(free).toEqual(many.flatMap((each, index) => (decorate(each, index).price === 0 ? [index] : [])));
	expect(free).toEqual(many.flatMap((_, index) => (index % 2 === 1 ? [index] : [])));
	const paid = await arranged(many, { price: "paid" });
	expect([...free, ...paid].sort((a, b) => a - b)).toEqual([...many.keys()]);
	for (const tags of [["Java"], ["Java", "Scala"]]) {
		const shown = many.flatMap((each, index) =>
			decorate(each, index).languages.some((tag) => tags.includes(tag)) ? [index] : [],
		);
		expect(await arranged(many, { tags })).toEqual(shown);
	}
});

test("takes what the market sends for its own", async () => {
	const templates = [
		template("a", 0, { price: 0, languages: ["Kotlin"] }),
		template("b", 1, { price: 5, languages: ["Java", "Kotlin"] }),
		template("c", 2, { languages: ["Kotlin", "Zig"] }),
	];
	expect(await arranged(templates, { price: "free" })).toEqual([0]);
	expect(await arranged(templates, { tags: ["Java", "Zig"] })).toEqual([1, 2]);
	expect((await factsOf(templates)).present).toEqual(["Java", "Kotlin", "Zig"]);
});

test("ignores tags that no template has", async () => {
	expect(await arranged(many, { tags: ["Cobol"] })).toHaveLength(40);
	const java = await arranged(many, { tags: ["Java"] });
	expect(await arranged(many, { tags: ["Java", "Cobol"] })).toEqual(java);
});

test("sorts by title with numbers by their size, and by scripts with equals as they came", async () => {
	const titles = (await arranged(many, { sort: "title" })).map((index) => many[index]?.title);
	expect(titles.slice(0, 3)).toEqual(["Template 1", "Template 2", "Template 3"]);
	const scripts = await arranged(many, { sort: "scripts" });
	expect(scripts.slice(0, 3)).toEqual([2, 5, 8]);
	expect(many[scripts[39] ?? 0]?.scriptCount).toBe(0);
});

test.each([
	["ru", ["ёлка", "Яблоко", "Елена", "жук"], ["Елена", "ёлка", "жук", "Яблоко"]],
	["uz", ["Chiroq", "Shablon", "Zafar", "Oʻzbek", "o'yin", "Gʻoya", "Cafe", "Obod"], null],
	["en", ["zebra", "Šablon", "apple", "Éclair"], ["apple", "Éclair", "Šablon", "zebra"]],
])("sorts in the alphabet of %s", async (language, titles, expected) => {
	const templates = titles.map((title, index) => template(title, index));
	const sorted = (await arranged(templates, { sort: "title" }, language)).map((index) => titles[index]);
	// Node.js knows Uzbek, which browsers do not.
	const plain = (text: string) => text.replace("'", "ʻ");
	const known = new Intl.Collator("uz").compare;
	expect(sorted).toEqual(expected ?? [...titles].sort((a, b) => known(plain(a), plain(b))));
});

test.each([0, 1, 2, 3, 7, 64, 100, 333])("sorts %i titles as a plain sort does", async (count) => {
	const templates = Array.from({ length: count }, (_, index) => template(`t ${(index * 7919) % 101}`, index));
	const { compare } = new Intl.Collator("en", { numeric: true });
	const expected = [...templates.keys()].sort(
		(a, b) => compare(templates[a]?.title ?? "", templates[b]?.title ?? "") || a - b,
	);
	expect(await arranged(templates, { sort: "title" })).toEqual(expected);
});
