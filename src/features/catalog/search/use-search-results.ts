import { useDeferredValue, useMemo, useState } from "react";
import { useLanguage } from "../../../i18n/hooks";
import type { Template } from "../model";
import { tags as usualTags } from "../placeholder-data";
import { availableTags, filterAndSort } from "./filter-and-sort";
import { createSearchMarks } from "./mark-matches";
import type { SearchState } from "./search-state";
import { useSearchIndex } from "./use-search-index";

const noTypos: readonly string[] = [];

/** The templates whose titles contain all words of the query: the results until the index is ready. */
function filterByTitle(templates: readonly Template[], query: string): Template[] {
	const words = query.toLowerCase().split(/\s+/);
	return templates.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

/**
 * Searches, filters and sorts the catalog.
 * @param all the whole list, once it is loaded
 */
export function useSearchResults(all: readonly Template[] | undefined, latest: SearchState) {
	const state = useDeferredValue(latest);
	const language = useLanguage();
	const [intent, setIntent] = useState(false);
	// Deferred: React renders the results of the new index in small steps.
	const built = useDeferredValue(useSearchIndex(all, intent || latest.query !== ""));
	const tags = useMemo((): readonly string[] => (all ? availableTags(all) : usualTags), [all]);
	const query = state.query.trim();
	const pending = query !== "" && !built;

	const found = useMemo(() => (query === "" ? undefined : built?.index?.search(query)), [query, built]);
	const matches = useMemo(() => {
		if (!all || query === "") return all;
		return found ? found.matches.flatMap((position) => all[position] ?? []) : filterByTitle(all, query);
	}, [all, query, found]);

	const templates = useMemo(() => {
		if (!matches) return undefined;
		// The URL may contain tags that no template has.
		const knownTags = state.tags.filter((tag) => tags.includes(tag));
		const results = filterAndSort(matches, { ...state, tags: knownTags }, language);
		return results.length === 0 && pending ? undefined : results;
	}, [matches, state, tags, language, pending]);

	const typos = found?.typos ?? noTypos;
	const marks = useMemo(() => createSearchMarks(query, typos), [query, typos]);
	return {
		/** The search state of these results. It may lag behind while the visitor types. */
		state,
		/** In display order; undefined while unknown. */
		templates,
		/** Whether more results may follow. */
		pending,
		/** The number of templates that match the query, before the filters. */
		matchCount: matches?.length ?? 0,
		/** A suggested query if nothing matches. */
		suggestion: found?.suggestion,
		marks,
		/** The tags to filter by. */
		tags,
		/** Starts to build the search index. Call it when the visitor is about to search. */
		prepare: () => setIntent(true),
	};
}

export type SearchResults = ReturnType<typeof useSearchResults>;
