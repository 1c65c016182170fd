import { decorationsOf, detailIndex, placeholderDate } from "../../../../src/features/catalog/decorations";

const many = Array.from({ length: 5000 }, (_, id) => decorationsOf(String(id), 0));

test("decorations are the same for the same id, and differ between ids", () => {
	expect(decorationsOf("101", 0)).toMatchObject({
		author: { name: "Kamila Ismoilova", avatar: "/avatars/5.svg", roleId: "data-engineer" },
		languages: ["JS"],
		price: 196,
	});
	expect(new Set(many.slice(0, 100).map((shown) => `${shown.author.name} ${shown.price}`)).size).toBeGreaterThan(80);
});

test("prices are 115 to 229 whole dollars, both ends included", () => {
	const prices = new Set(many.map(({ price }) => price));
	expect([Math.min(...prices), Math.max(...prices)]).toEqual([115, 229]);
	expect(prices.size).toBe(229 - 115 + 1);
});

test("templates have one to three different tags out of seven", () => {
	for (const { languages } of many) expect(new Set(languages).size).toBe(languages.length);
	expect(new Set(many.map(({ languages }) => languages.length))).toEqual(new Set([1, 2, 3]));
	const all = new Set(many.flatMap(({ languages }) => languages));
	expect(all).toEqual(new Set(["Java", "Sql", "JS", "C#", "C++", "Ruby", "Scala"]));
});

test.each([1, 3, 25, detailIndex])("the card at the odd index %i is free", (index) => {
	for (const id of [1, 2, 3]) expect(decorationsOf(String(id), index).price).toBe(0);
});

test("the index of a detail page is -1, and the placeholder date is today", () => {
	const now = new Date("2026-11-21T12:00:00Z");
	jest.useFakeTimers({ now });
	expect(detailIndex).toBe(-1);
	expect(placeholderDate()).toEqual(now);
	jest.useRealTimers();
});

test("values from the API take precedence over placeholders", () => {
	const sent = {
		author: { name: "Ada", role: "CTO", avatar: "https://market.example/ada.png" },
		languages: ["Kotlin"],
		price: 7,
	};
	for (const index of [0, 1, detailIndex]) expect(decorationsOf("1", index, sent)).toMatchObject(sent);
	expect(decorationsOf("1", 2, { price: 0 }).price).toBe(0);
});

test("each author has one avatar", () => {
	const faces = new Set(many.map(({ author }) => `${author.name} ${author.avatar}`));
	expect(faces.size).toBe(new Set(many.map(({ author }) => author.name)).size);
});
