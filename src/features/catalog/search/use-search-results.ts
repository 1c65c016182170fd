import { startTransition, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "../../../i18n/hooks";
import type { MarketCall } from "../api/use-market-call";
import type { Template } from "../model";
import { usualTags } from "../placeholder-data";
import { availableTags, filterAndSort } from "./filter-and-sort";
import { createSearchMarks } from "./mark-matches";
import { createSearchIndex } from "./search-index";
import { formatSearch, isUnfiltered, pageSize, type SearchState } from "./search-state";

/** The number of templates in the snapshot, and the first of them. */
type Snapshot = { totalCount: number; nodes: readonly Template[] };

/** The templates that a search covers: those of the market, or those of the snapshot if the call fails. */
function searchedTemplates(call: MarketCall<Template[]>, { nodes }: Snapshot): readonly Template[] | undefined {
	if (call.state === "ready") return call.data;
	return call.state === "error" && nodes.length > 0 ? nodes : undefined;
}

/** Searches, filters and sorts the catalog. Until it is loaded, the snapshot has its first templates. */
export function useSearchResults(call: MarketCall<Template[]>, snapshot: Snapshot, latest: SearchState) {
	const { t, language } = useTranslation("search");
	const { t: tCatalog } = useTranslation("catalog");
	// Deferred: React renders results in small steps.
	const state = useDeferredValue(latest);
	const query = state.query.trim();

	const all = searchedTemplates(call, snapshot);
	const tags = useMemo((): readonly string[] => (all ? availableTags(all) : usualTags), [all]);
	const [isExpected, setExpected] = useState(false);
	const needsIndex = isExpected || query !== "";
	const index = useMemo(() => (all && needsIndex ? createSearchIndex(all) : undefined), [all, needsIndex]);
	const found = useMemo(() => (query === "" ? undefined : index?.search(query)), [query, index]);
	const matches = found?.matches ?? all;
	const results = useMemo(() => {
		// The URL may contain tags that no template has.
		const knownTags = state.tags.filter((tag) => tags.includes(tag));
		return matches && filterAndSort(matches, { ...state, tags: knownTags }, language);
	}, [matches, state, tags, language]);
	const marks = useMemo(() => createSearchMarks(query, found?.typos ?? []), [query, found]);

	const { nodes, totalCount } = snapshot;
	const isFirstPage = formatSearch({ ...state, shown: pageSize }) === "" && nodes.length > 0;
	const templates = results ?? (isFirstPage ? nodes : undefined);
	const count = results?.length ?? totalCount;

	function summarize(): string | undefined {
		if (!templates) return undefined;
		const searched = { shown: nodes.length, count: totalCount };
		const isPartial = all === nodes && nodes.length < totalCount;
		if (isUnfiltered(state)) return isPartial ? t("showing", searched) : tCatalog("list.count", { count });
		return isPartial ? `${t("count", { count })} · ${t("searched", searched)}` : t("count", { count });
	}

	return {
		/** The search of these results. It may lag behind while the visitor types. */
		state,
		/** In display order; undefined while unknown. */
		templates,
		/** How many templates match. */
		count,
		/** The number of templates in words. */
		summary: summarize(),
		/** How many templates match the query, before the filters. */
		matchCount: matches?.length ?? 0,
		suggestion: found?.suggestion,
		marks,
		/** The tags to filter by. */
		tags,
		/** Builds the index, which takes a moment for a large catalog, before the visitor types. */
		prepare: () => startTransition(() => setExpected(true)),
	};
}

export type SearchResults = ReturnType<typeof useSearchResults>;
