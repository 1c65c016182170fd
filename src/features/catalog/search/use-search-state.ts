import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { changeUrl, useSearch } from "../../../components/hooks/use-url";
import { formatSearch, pageSize, parseSearch, type SearchState } from "./search-state";

/** Delay between the last keystroke and the update of the URL, in ms. */
const urlDelay = 300;

/** The search state, kept in the URL. */
export function useSearchState(location: Pick<Location, "pathname">) {
	const { pathname } = location;
	const search = useSearch(location);
	const [state, setState] = useState(() => parseSearch(search));
	/** What this page read or wrote last. The visitor may have typed more since. */
	const lastSearch = useRef(search);

	// Before the page is painted. While React hydrates, `search` is still empty.
	useLayoutEffect(() => {
		const shown = window.location.pathname === pathname ? window.location.search : search;
		if (shown === lastSearch.current) return;
		lastSearch.current = shown;
		setState(parseSearch(shown));
	}, [search, pathname]);

	const write = useCallback(
		(next: SearchState, replace: boolean) => {
			// When the visitor leaves, the URL is that of the next page before the router shows it.
			const isLeaving = window.location.pathname !== pathname;
			if (isLeaving || formatSearch(next) === formatSearch(parseSearch(search))) return;
			lastSearch.current = formatSearch(next, search);
			changeUrl(pathname + lastSearch.current, { replace });
		},
		[pathname, search],
	);

	/** Writes the state to the URL immediately. */
	const commit = useCallback(() => write(state, true), [write, state]);

	useEffect(() => {
		const timer = window.setTimeout(commit, urlDelay);
		return () => window.clearTimeout(timer);
	}, [commit]);

	/** Changes the state. Updates the URL with a delay, in the same history entry. */
	const replace = useCallback(
		(change: Partial<SearchState>) => setState((current) => ({ ...current, shown: pageSize, ...change })),
		[],
	);

	/** Changes the state in a new history entry. */
	const push = (change: Partial<SearchState>) => {
		replace(change);
		write({ ...state, shown: pageSize, ...change }, false);
	};

	return { state, replace, push, commit };
}

export type SearchControls = ReturnType<typeof useSearchState>;
