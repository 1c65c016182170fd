import type { Template } from "../model";
import { usualTags } from "../placeholder-data";
import type { SearchState } from "./search-state";

/** The tags of a list. */
export function availableTags(templates: readonly Template[]): string[] {
	return usualTags.filter((tag) => templates.some(({ tags }) => tags.includes(tag)));
}

/**
 * The templates that pass the filters, in the chosen order. With tags, a template needs one of them.
 * @param templates the whole list, or the matches of a query with the best first
 */
export function filterAndSort(
	templates: readonly Template[],
	{ tags, price, sort }: Pick<SearchState, "tags" | "price" | "sort">,
	language: string,
): readonly Template[] {
	const filtered = templates.filter((template) => {
		if (price === "free" && template.price > 0) return false;
		if (price === "paid" && template.price === 0) return false;
		return tags.length === 0 || tags.some((tag) => template.tags.includes(tag));
	});
	if (sort === "listed") return filtered;
	filtered.sort((a, b) => a.index - b.index);
	if (sort === "title") {
		// Browsers without a collation for the language use the English one.
		const { compare } = new Intl.Collator([language, "en"], { numeric: true });
		return filtered.sort((a, b) => compare(a.title, b.title));
	}
	return filtered.sort((a, b) => b.scriptCount - a.scriptCount);
}
