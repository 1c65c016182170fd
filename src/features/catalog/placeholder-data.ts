/**
 * Author, tags and price of a card. The API does not send them: they are derived from the template's id, so that they are the
 * same on every visit (docs/rules.md, "Templates").
 */
export type PlaceholderData = {
	author: Author;
	tags: readonly string[];
	/** US dollars; 0 is free. */
	price: number;
};

/** Its role is a text of `catalog.roles` in the locale files. */
type Author = { name: string; avatar: string; roleId: string };

/** Their pictures are `/avatars/1.svg` to `/avatars/8.svg`. */
const people = [
	"Timur Yusupov",
	"Elena Petrova",
	"Malika Tursunova",
	"Sardor Alimov",
	"Kamila Ismoilova",
	"Artyom Sokolov",
	"Dilnoza Rashidova",
	"Jasur Nazarov",
];

/** Ids of `catalog.roles` in the locale files. */
const roles = [
	"java-developer",
	"automation-engineer",
	"backend-engineer",
	"data-engineer",
	"integration-architect",
	"devops-engineer",
];

/** All tags. */
export const usualTags = ["Java", "Sql", "JS", "C#", "C++", "Ruby", "Scala"] as const;

const lowestPrice = 115;
const highestPrice = 229;

/** Created and Updated: the visitor's day, in UTC, which `formatDate` shows. */
export function placeholderDate(): Date {
	const now = new Date();
	return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** The index of a template whose position in the list is not known. It is odd, and templates at odd positions are free. */
export const unknownPosition = -1;

/** A number from 0 to below `limit` that looks random, and is always the same for a text (FNV-1a). */
function pick(text: string, limit: number): number {
	let hash = 0x811c9dc5;
	for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return (hash >>> 0) % limit;
}

/** The turn of a template's cup in degrees, from -20 to 20: cups with as many leaves differ. */
export const cupTurn = (id: string): number => pick(`${id} cup`, 41) - 20;

function pickTags(id: string): string[] {
	const shuffled = [...usualTags].sort((a, b) => pick(`${id} ${a}`, 1_000) - pick(`${id} ${b}`, 1_000));
	return shuffled.slice(0, 1 + pick(`${id} tags`, 3));
}

/**
 * The placeholders of a template.
 * @param index the position in the market's list: templates at odd positions are free, the others cost 115 to 229 US dollars
 */
export function placeholderData(id: string, index: number): PlaceholderData {
	const person = pick(`${id} person`, people.length);
	const price = lowestPrice + pick(`${id} price`, highestPrice - lowestPrice + 1);
	return {
		author: {
			name: people[person] ?? "",
			avatar: `/avatars/${person + 1}.svg`,
			roleId: roles[pick(`${id} role`, roles.length)] ?? "",
		},
		tags: pickTags(id),
		price: index % 2 === 0 ? price : 0,
	};
}
