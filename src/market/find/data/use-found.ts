import { useDeferredValue, useMemo, useState } from "react";
import { useLanguage } from "../../../i18n/use-language";
import type { Marks } from "../../card/marks";
import type { ListedTemplate, Template } from "../../model";
import { tags as usualTags } from "../../placeholders/placeholders";
import { marksOf } from "../marks";
import { type SearchState, showsEverything } from "../state/search-state";
import { arrange } from "./arrange";
import { factsOf } from "./facts";
import { titleRanks } from "./title-ranks";
import { usePrepared } from "./use-prepared";
import { useSearch } from "./use-search";

export type Found = {
	/** What this was found for: the list follows the keys when it can. */
	state: SearchState;
	/** The templates in the order to show them; undefined while that is not known yet. */
	listed: readonly ListedTemplate[] | undefined;
	/** Whether more may be found in a moment. */
	pending: boolean;
	/** How many match the query, whatever the filters leave of them. */
	matching: number;
	/** What to search for instead, where nothing matches. */
	suggestion: string | undefined;
	marks: Marks | undefined;
	/** The tags to filter by. */
	tags: readonly string[];
	/** The visitor is about to search: gets the engine and the index ready. */
	prepare: () => void;
};

const isListedWhole = (state: SearchState) => showsEverything(state) && state.sort === "listed";

const inOrder = (templates: readonly Template[]) => templates.map((template, index) => ({ template, index }));

/**
 * The part of the catalogue that a visitor looks for.
 * @param templates the whole list, once it is there
 * @param part the beginning of a long one that is on its way
 */
export function useFound(
	templates: readonly Template[] | undefined,
	part: readonly Template[] | undefined,
	latest: SearchState,
): Found {
	const state = useDeferredValue(latest);
	const language = useLanguage();
	const [intent, setIntent] = useState(false);
	const facts = usePrepared(templates, "facts", factsOf).value;
	const search = useSearch(templates, facts, state.query, intent || latest.query !== "");
	const { value: ranks } = usePrepared(
		templates,
		`ranks in ${language}`,
		(list) => titleRanks(list, language),
		latest.sort === "title",
	);

	const known = templates ?? part;
	const all = useMemo(() => known && inOrder(known), [known]);

	const listed = useMemo(() => {
		if (isListedWhole(state)) return all;
		if (!all || !templates || !facts) return undefined;
		const order = arrange(state, { templates, found: search.order, facts, ranks });
		if (order.length === 0 && search.pending) return undefined;
		const found: ListedTemplate[] = [];
		for (const index of order) {
			const entry = all[index];
			if (entry) found.push(entry);
		}
		return found;
	}, [all, templates, facts, ranks, state, search.order, search.pending]);

	const marks = useMemo(() => marksOf(state.query, search.typos), [state.query, search.typos]);
	return {
		state,
		listed,
		pending: search.pending,
		matching: search.order.length,
		suggestion: search.suggestion,
		marks,
		tags: facts?.present ?? usualTags,
		prepare: () => setIntent(true),
	};
}
