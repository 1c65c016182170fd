import { useEffect } from "react";
import useSWR from "swr";
import type { Template } from "../model";
import type { SearchIndex } from "./search-index";

/** The index of a list; undefined if it could not be built. */
type Built = { templates: readonly Template[]; index: SearchIndex | undefined };

async function buildIndex(templates: readonly Template[]): Promise<Built> {
	try {
		const { createSearchIndex } = await import("./search-index");
		return { templates, index: await createSearchIndex(templates) };
	} catch (error) {
		console.error(error);
		return { templates, index: undefined };
	}
}

/**
 * The search index of a list, which is built once it is `wanted`. It is local state in SWR's cache, without a fetcher: going
 * back to a search shows its results at once.
 * @returns undefined while the index is being built. Its `index` is undefined if that failed
 */
export function useSearchIndex(templates: readonly Template[] | undefined, wanted: boolean) {
	const { data, mutate } = useSWR<Built>("search-index", null, { compare: Object.is });
	const built = data?.templates === templates ? data : undefined;
	const isMissing = wanted && !built?.index;

	useEffect(() => {
		if (!templates || !isMissing) return;
		let ignore = false;
		void buildIndex(templates).then((next) => {
			if (!ignore) void mutate(next, { revalidate: false });
		});
		return () => {
			ignore = true;
		};
	}, [templates, isMissing, mutate]);

	return built;
}
