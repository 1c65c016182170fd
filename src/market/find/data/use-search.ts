import { useMemo } from "react";
import type { Template } from "../../model";
import type { Answer, SearchIndex } from "../engine/search-index";
import type { Facts } from "./facts";
import { foundByTitle } from "./found-by-title";
import { usePrepared } from "./use-prepared";

export type Search = Answer & {
	/** Whether more may be found in a moment. */
	pending: boolean;
};

/**
 * Answers a query. The engine is fetched and the index made when a search is `wanted`; until then the titles answer.
 */
export function useSearch(
	templates: readonly Template[] | undefined,
	facts: Facts | undefined,
	query: string,
	wanted: boolean,
): Search {
	const make = async (list: readonly Template[]) => {
		const { indexHeadings } = await import("../engine/prepare-index");
		return indexHeadings(list, facts as Facts);
	};
	const index = usePrepared(templates, "index", make, wanted && facts !== undefined);
	const readTexts = async (list: readonly Template[]) => {
		const { indexTexts } = await import("../engine/prepare-index");
		return indexTexts(index.value as SearchIndex, list);
	};
	const texts = usePrepared(templates, "texts", readTexts, index.value !== undefined);
	const complete = texts.value === true;

	const all = useMemo((): Answer => ({ order: Uint32Array.from(templates?.keys() ?? []), typos: [] }), [templates]);
	const searching = query.trim() !== "";
	// biome-ignore lint/correctness/useExhaustiveDependencies: the index finds more once the texts are read
	const answer = useMemo((): Answer => {
		if (!templates || !searching) return all;
		return index.value?.search(query) ?? { order: foundByTitle(templates, query), typos: [] };
	}, [templates, all, searching, query, index.value, complete]);
	return { ...answer, pending: searching && !complete && !index.failed && !texts.failed };
}
