import type { Template } from "../../model";
import type { SearchState } from "../state/search-state";
import type { Facts } from "./facts";

export type ArrangeOptions = {
	templates: readonly Template[];
	/** The templates that match the query, as indices of the list, the best first. */
	found: Uint32Array;
	facts: Facts;
	/** Places of the titles in the alphabet, by index. */
	ranks: Uint32Array | undefined;
};

/** What is left of the found templates after the filters, in the order that was chosen; as indices of the list. */
export function arrange(
	{ tags, price, sort }: Pick<SearchState, "tags" | "price" | "sort">,
	{ templates, found, facts, ranks }: ArrangeOptions,
): Uint32Array {
	const wanted = new Set(tags.filter((tag) => facts.present.includes(tag)));
	const kept = found.filter((index) => {
		const cost = facts.prices[index] ?? 0;
		if (price === "free" && cost > 0) return false;
		if (price === "paid" && cost === 0) return false;
		return wanted.size === 0 || facts.tags[index]?.some((tag) => wanted.has(tag));
	});
	if (sort === "title" && ranks) kept.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
	if (sort === "scripts") {
		const scripts = (index: number) => templates[index]?.scriptCount ?? 0;
		kept.sort((a, b) => scripts(b) - scripts(a) || a - b);
	}
	return kept;
}
