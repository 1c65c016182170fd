import { useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { Template } from "./model";

/** The list of templates that the visitor saw last. */
export type VisitedList = {
	/** Path and query, without the language: `/templates/?q=bot`. */
	to: string;
	templates: readonly Template[];
};

/** Local state in SWR's cache, without a fetcher. */
const key = "visited-list";

/** The list for the template page's back link and its neighbors. Undefined after a reload. */
export function useVisitedList(): VisitedList | undefined {
	return useSWR<VisitedList>(key, null).data;
}

/** Stores the list that a page shows. `templates` is undefined while the list is loading. */
export function useRememberList(to: string, templates: readonly Template[] | undefined) {
	const { mutate } = useSWRConfig();
	useEffect(() => {
		if (templates) void mutate(key, { to, templates }, { revalidate: false });
	}, [mutate, to, templates]);
}
