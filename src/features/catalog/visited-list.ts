import { useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";

/**
 * Local state in SWR's cache, without a fetcher: the list that the visitor saw last. Not the state of a link: it would be lost
 * with the next tab, language or related template.
 */
const key = "visited-list";

/** The path and query of that list, without the language: `/templates/?q=bot`. Undefined after a reload. */
export function useVisitedList(): string | undefined {
	return useSWR<string>(key, null).data;
}

/** Stores the list that a page shows, for the way back. */
export function useRememberList(path: string) {
	const { mutate } = useSWRConfig();
	useEffect(() => {
		void mutate(key, path, { revalidate: false });
	}, [mutate, path]);
}
