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
export type Author = { name: string; avatar: string; role?: string; roleId: (typeof roles)[number] };

/** Fields that the API may send instead of the placeholders. */
export type SentData = {
	author?: { name: string; role?: string; avatar?: string };
	languages?: string[];
	price?: number;
};

type Person = { name: string; avatar: string };

const people: readonly [Person, ...Person[]] = [
	{ name: "Timur Yusupov", avatar: "/avatars/1.svg" },
	{ name: "Elena Petrova", avatar: "/avatars/2.svg" },
	{ name: "Malika Tursunova", avatar: "/avatars/3.svg" },
	{ name: "Sardor Alimov", avatar: "/avatars/4.svg" },
	{ name: "Kamila Ismoilova", avatar: "/avatars/5.svg" },
	{ name: "Artyom Sokolov", avatar: "/avatars/6.svg" },
	{ name: "Dilnoza Rashidova", avatar: "/avatars/7.svg" },
	{ name: "Jasur Nazarov", avatar: "/avatars/8.svg" },
];

/** Ids of `catalog.roles` in the locale files. */
export const roles = [
	"java-developer",
	"automation-engineer",
	"backend-engineer",
	"data-engineer",
	"integration-architect",
	"devops-engineer",
] as const;

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
export function seededRandom(seed: string): (limit: number) => number {
	let state = 0x811c9dc5;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return (limit) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
	};
}

function pick<Item>(items: readonly [Item, ...Item[]], random: (limit: number) => number): Item {
	return items[random(items.length)] ?? items[0];
}

function pickTags(random: (limit: number) => number): string[] {
	const left: string[] = [...tags];
	return Array.from({ length: 1 + random(3) }, () => left.splice(random(left.length), 1)).flat();
}

/**
 * The placeholders of a template. Values from the API take precedence.
 * @param index the position in the market's list: templates at odd positions are free, the others cost 115 to 229 US dollars
 */
export function placeholderData(id: string, index: number, sent: SentData = {}): PlaceholderData {
	const random = seededRandom(id);
	const person = pick(people, random);
	const roleId = pick(roles, random);
	const languages = pickTags(random);
	const price = lowestPrice + random(highestPrice - lowestPrice + 1);
	return {
		author: {
			name: sent.author?.name ?? person.name,
			avatar: sent.author?.avatar ?? person.avatar,
			role: sent.author?.role,
			roleId,
		},
		languages: sent.languages ?? languages,
		price: sent.price ?? (index % 2 === 0 ? price : 0),
	};
}
