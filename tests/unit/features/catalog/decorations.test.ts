import type { Template } from "../../../../src/market/model";
import { decorate, detailIndex } from "../../../../src/market/placeholders/placeholders";

const template = (id: string | number): Template => ({ id: String(id), title: "T", description: "", scriptCount: 1 });
const many = Array.from({ length: 5000 }, (_, id) => decorate(template(id), 0));

test("are the same for the same id on every visit, and differ between ids", () => {
	expect(decorate(template("101"), 0)).toMatchObject({
		author: { name: "Kamila Ismoilova", avatar: "/avatars/5.svg", roleId: "data-engineer" },
		languages: ["JS"],
		price: 196,
	});
	expect(new Set(many.slice(0, 100).map((shown) => `${shown.author.name} ${shown.price}`)).size).toBeGreaterThan(80);
});

test("ask for 115 to 229 whole dollars, both ends included", () => {
	const prices = new Set(many.map(({ price }) => price));
	expect([Math.min(...prices), Math.max(...prices)]).toEqual([115, 229]);
	expect(prices.size).toBe(229 - 115 + 1);
});

test("show one to three different tags out of the seven", () => {
	for (const { languages } of many) expect(new Set(languages).size).toBe(languages.length);
	expect(new Set(many.map(({ languages }) => languages.length))).toEqual(new Set([1, 2, 3]));
	const all = new Set(many.flatMap(({ languages }) => languages));
	expect(all).toEqual(new Set(["Java", "Sql", "JS", "C#", "C++", "Ruby", "Scala"]));
});

test.each([1, 3, 25, detailIndex])("make the card at the odd index %i free", (index) => {
	for (const id of [1, 2, 3]) expect(decorate(template(id), index).price).toBe(0);
});

test("take the index of a detail page for -1 and today for its dates", () => {
	const now = new Date("2026-11-21T12:00:00Z");
	jest.useFakeTimers({ now });
	expect(detailIndex).toBe(-1);
	expect(decorate(template(1), detailIndex)).toMatchObject({ createdAt: now, updatedAt: now });
	jest.useRealTimers();
});

test("give way to whatever the API sends", () => {
	const sent = {
		author: { name: "Ada", role: "CTO", avatar: "https://market.example/ada.png" },
		languages: ["Kotlin"],
		price: 7,
		createdAt: new Date("2020-01-01"),
		updatedAt: new Date("2021-01-01"),
	};
	for (const index of [0, 1, detailIndex]) expect(decorate({ ...template(1), ...sent }, index)).toMatchObject(sent);
	expect(decorate({ ...template(1), price: 0 }, 2).price).toBe(0);
});

test("give every author one face", () => {
	const faces = new Set(many.map(({ author }) => `${author.name} ${author.avatar}`));
	expect(faces.size).toBe(new Set(many.map(({ author }) => author.name)).size);
});
