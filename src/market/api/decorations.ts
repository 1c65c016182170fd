import type { Decorations } from "../model";
import { dateOf, isObject, lineOf, textOf } from "./shape";

/** More tags, or a higher price, no card has room for. */
const mostTags = 12;
const highestPrice = 1_000_000;

function authorOf(value: unknown): Decorations["author"] {
	if (!isObject(value)) return undefined;
	const name = lineOf(value.name);
	return name ? { name, role: lineOf(value.role), avatar: textOf(value.avatar) } : undefined;
}

function tagsOf(value: unknown): string[] | undefined {
	if (!Array.isArray(value)) return undefined;
	const tags = value.slice(0, mostTags).map(lineOf);
	return [...new Set(tags.filter((tag) => tag !== undefined))];
}

/** Fields beyond specification, section 7: taken where the API sends them, never asked for. */
export function decorationsOf(entry: Record<string, unknown>): Decorations {
	const { languages, price } = entry;
	return {
		author: authorOf(entry.author),
		languages: tagsOf(languages),
		price: typeof price === "number" && price >= 0 && price <= highestPrice ? price : undefined,
		createdAt: dateOf(entry.created_at),
		updatedAt: dateOf(entry.updated_at),
	};
}
