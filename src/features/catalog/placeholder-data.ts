/**
 * Author, tags and price of a card. The API does not send them yet: placeholders are derived from the template's id, so that
 * they are the same on every visit (docs/rules.md, "Templates").
 */
export type PlaceholderData = {
	author: Author;
	languages: readonly string[];
	/** US dollars; 0 is free. */
	price: number;
};

/** A role comes from the API, or from `catalog.roles` in the locale files. */
export type Author = { name: string; avatar: string; role?: string | null; roleId: string };

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

/** The placeholder language tags. */
export const tags = ["Java", "Sql", "JS", "C#", "C++", "Ruby", "Scala"] as const;

const lowestPrice = 115;
const highestPrice = 229;

/** Created and Updated, until the API sends them: the visitor's day, in UTC like the dates of the API. */
export function placeholderDate(): Date {
	const now = new Date();
	return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** The index of a template whose position in the list is not known. It is odd, and templates at odd positions are free. */
export const detailIndex = -1;

/**
 * A random number generator that repeats: the same seed gives the same numbers on every visit and on the server
 * (FNV-1a for the seed, mulberry32 for the numbers). Each call gives the next integer from 0 to below `limit`.
 */
function seededRandom(seed: string): (limit: number) => number {
	let state = 0x811c9dc5;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return (limit) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
	};
}

function pickTags(random: (limit: number) => number): string[] {
	const left: string[] = [...tags];
	return Array.from({ length: 1 + random(3) }, () => left.splice(random(left.length), 1)).flat();
}

/**
 * The placeholders of a template.
 * @param index the position in the market's list: templates at odd positions are free, the others cost 115 to 229 US dollars
 */
export function placeholderData(id: string, index: number): PlaceholderData {
	const random = seededRandom(id);
	const person = random(people.length);
	const roleId = roles[random(roles.length)] ?? "";
	const languages = pickTags(random);
	const price = lowestPrice + random(highestPrice - lowestPrice + 1);
	return {
		author: { name: people[person] ?? "", avatar: `/avatars/${person + 1}.svg`, roleId },
		languages,
		price: index % 2 === 0 ? price : 0,
	};
}
