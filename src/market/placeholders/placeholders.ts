import type { Decorations, Template } from "../model";
import { seeded } from "./hash";

/**
 * The card decorations of specification, section 2: placeholders until the API sends them. They are drawn from the
 * template's id, so that they stay the same on every visit.
 */
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

/** Ids of `market.roles` in the locale files. */
export const roles = [
	"java-developer",
	"automation-engineer",
	"backend-engineer",
	"data-engineer",
	"integration-architect",
	"devops-engineer",
] as const;

/** The tags of specification, section 2. */
export const tags = ["Java", "Sql", "JS", "C#", "C++", "Ruby", "Scala"] as const;

const lowestPrice = 115;
const highestPrice = 229;

/** The index of the one card on a detail page (specification, section 2). */
export const detailIndex = -1;

export type Shown = Required<Pick<Decorations, "languages" | "price" | "createdAt" | "updatedAt">> & {
	author: { name: string; avatar: string; role: string | undefined; roleId: (typeof roles)[number] };
};

function pick<Item>(items: readonly [Item, ...Item[]], number: (limit: number) => number): Item {
	return items[number(items.length)] ?? items[0];
}

function drawTags(number: (limit: number) => number): string[] {
	const left: string[] = [...tags];
	return Array.from({ length: 1 + number(3) }, () => left.splice(number(left.length), 1)).flat();
}

/** Created and Updated: today, until the API sends them (specification, section 2). */
export function placeholderDate(): Date {
	return new Date();
}

/**
 * What a card shows beside its data. Cards with an odd index are free, among them the detail card (-1); the others cost
 * 115 to 229 US dollars. What the API sends wins.
 */
export function decorate(template: Template, index: number): Shown {
	const number = seeded(template.id);
	const drawn = {
		...pick(people, number),
		roleId: pick(roles, number),
		languages: drawTags(number),
		price: lowestPrice + number(highestPrice - lowestPrice + 1),
	};
	return {
		author: {
			name: template.author?.name ?? drawn.name,
			avatar: template.author?.avatar ?? drawn.avatar,
			role: template.author?.role,
			roleId: drawn.roleId,
		},
		languages: template.languages ?? drawn.languages,
		price: template.price ?? (index % 2 === 0 ? drawn.price : 0),
		createdAt: template.createdAt ?? placeholderDate(),
		updatedAt: template.updatedAt ?? placeholderDate(),
	};
}
