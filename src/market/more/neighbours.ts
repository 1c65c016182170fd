import type { Template } from "../model";

/** The templates before and after one of them, as in the list that the visitor came from; else as in all templates. */
export function neighboursOf(
	id: string,
	templates: readonly Template[],
	order: readonly string[] = [],
): { previous: Template | undefined; next: Template | undefined } {
	const byId = new Map(templates.map((template) => [template.id, template]));
	const ids = order.includes(id) ? [...new Set(order)].filter((each) => byId.has(each)) : [...byId.keys()];
	const place = ids.indexOf(id);
	const at = (index: number) => (place < 0 ? undefined : byId.get(ids[index] ?? ""));
	return { previous: at(place - 1), next: at(place + 1) };
}
