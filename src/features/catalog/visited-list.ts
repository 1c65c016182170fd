import { useEffect } from "react";
import { useBrowserValue } from "../../components/hooks/use-hydrated";
import { isCurrentPage, type PageLocation } from "../../components/hooks/use-url";

/** In sessionStorage. Not the state of a link: it would be lost with the next language or related template. */
const key = "visited-list";

function readList(): string {
	try {
		return window.sessionStorage.getItem(key) ?? "";
	} catch {
		// Storage is blocked, or this is the build.
		return "";
	}
}

/** The path and query of the list that the visitor saw last in this tab, without the language: `/templates/?q=bot`. */
export function useVisitedList(): string | undefined {
	return useBrowserValue(readList(), "") || undefined;
}

/** Stores the list that a page shows, for the way back; not if the visitor has left before the page could read its URL. */
export function useRememberList(page: PageLocation, path: string) {
	useEffect(() => {
		if (!isCurrentPage(page)) return;
		try {
			window.sessionStorage.setItem(key, path);
		} catch {
			// Storage is blocked or full: the way back leads to the whole list.
		}
	}, [page, path]);
}
