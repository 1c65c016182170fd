import type { MarketCall } from "../api/use-market-call";
import type { Template } from "../model";
import { formatSearch, pageSize, type SearchState } from "./search-state";

type Snapshot = { totalCount: number; nodes: readonly Template[] };

/** The templates that a search covers: those of the market, or those of the snapshot if the call fails. */
export function searchedTemplates(call: MarketCall<Template[]>, { nodes }: Snapshot): readonly Template[] | undefined {
	if (call.state === "ready") return call.data;
	return call.state === "error" && nodes.length > 0 ? nodes : undefined;
}

/**
 * What the page lists.
 * - `nothing`: the list is not loaded
 * - `snapshot`: the list is not loaded, and its first templates are known
 * - `searching`: there are no results yet
 * - `results`: those of the search, or all templates
 */
type SearchView = {
	state: "nothing" | "snapshot" | "searching" | "results";
	templates?: readonly Template[];
	/** How many templates match. */
	count: number;
};

export function viewOf(
	all: readonly Template[] | undefined,
	{ totalCount, nodes }: Snapshot,
	{ state, templates }: { state: SearchState; templates: readonly Template[] | undefined },
): SearchView {
	if (templates) return { state: "results", templates, count: templates.length };
	if (all) return { state: "searching", count: 0 };
	// The first templates of the market, in its order.
	const isFirstPage = formatSearch({ ...state, shown: pageSize }) === "" && nodes.length > 0;
	return isFirstPage ? { state: "snapshot", templates: nodes, count: totalCount } : { state: "nothing", count: 0 };
}
