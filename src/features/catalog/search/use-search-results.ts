import { useDeferredValue, useMemo, useState } from "react";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { useLanguage } from "../../../i18n/hooks";
import type { Template } from "../model";
import { usualTags } from "../placeholder-data";
import { availableTags, filterAndSort } from "./filter-and-sort";
import { createSearchMarks } from "./mark-matches";
import type { SearchState } from "./search-state";

const loadIndex = () => import("./search-index");

/** The templates whose titles contain all words of the query: the results without the index. */
function filterByTitle(templates: readonly Template[], query: string): Template[] {
	const words = query.toLowerCase().split(/\s+/);
	return templates.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

/**
 * Searches, filters and sorts the catalog.
 * @param all the whole list, once it is loaded
 */
export function useSearchResults(all: readonly Template[] | undefined, latest: SearchState) {
	const language = useLanguage();
	const [intent, setIntent] = useState(false);
	const code = useLazyModule(loadIndex, intent || latest.query !== "");
	// Deferred: React renders results in small steps.
	const state = useDeferredValue(latest);
	const query = state.query.trim();
	const pending = query !== "" && code === undefined;

	const tags = useMemo((): readonly string[] => (all ? availableTags(all) : usualTags), [all]);
	const index = useMemo(() => all && code?.createSearchIndex(all), [all, code]);
	const found = useMemo(() => (query === "" ? undefined : index?.search(query)), [query, index]);
	const matches = useMemo(() => {
		if (!all || query === "") return all;
		return found?.matches ?? filterByTitle(all, query);
	}, [all, query, found]);

	const templates = useMemo(() => {
		if (!matches) return undefined;
		// The URL may contain tags that no template has.
		const knownTags = state.tags.filter((tag) => tags.includes(tag));
		const results = filterAndSort(matches, { ...state, tags: knownTags }, language);
		return results.length === 0 && pending ? undefined : results;
	}, [matches, state, tags, language, pending]);

	const marks = useMemo(() => createSearchMarks(query, found?.typos ?? []), [query, found]);
	return {
		/** The search of these results. It may lag behind while the visitor types. */
		state,
		/** In display order; undefined while unknown. */
		templates,
		/** Whether more results may follow. */
		pending,
		/** How many templates match the query, before the filters. */
		matchCount: matches?.length ?? 0,
		suggestion: found?.suggestion,
		marks,
		/** The tags to filter by. */
		tags,
		/** Loads the index, before the visitor searches. */
		prepare: () => setIntent(true),
	};
}

export type SearchResults = ReturnType<typeof useSearchResults>;
