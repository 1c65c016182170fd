import type { Decorations } from "../model";
import { dateOf, isObject, textOf } from "./shape";

function authorOf(value: unknown): Decorations["author"] {
	if (!isObject(value)) return undefined;
	const name = textOf(value.name);
	return name ? { name, role: textOf(value.role), avatar: textOf(value.avatar) } : undefined;
}

/** Fields beyond specification, section 7: taken where the API sends them, never asked for. */
export function decorationsOf(entry: Record<string, unknown>): Decorations {
	const { languages, price } = entry;
	return {
		author: authorOf(entry.author),
		languages: Array.isArray(languages) ? [...new Set(languages.filter((tag) => typeof tag === "string"))] : undefined,
		price: typeof price === "number" && price >= 0 ? price : undefined,
		createdAt: dateOf(entry.created_at),
		updatedAt: dateOf(entry.updated_at),
	};
}
