import { useCallback, useEffect, useState } from "react";
import { useHydrated } from "../../../components/hooks/use-hydrated";
import { changeUrl } from "../../../lib/change-url";
import { formatSearch, pageSize, parseSearch, type SearchState } from "./search-state";

/** Delay between the last keystroke and the update of the URL, in ms. */
const urlDelay = 300;

/** The search state, kept in the URL. The query string is read after hydration, because the prerendered HTML has none. */
export function useSearchState(location: Pick<Location, "pathname" | "search">) {
	const { pathname } = location;
	const search = useHydrated(location.search, "");
	const [state, setState] = useState(() => parseSearch(search));
	const [lastSearch, setLastSearch] = useState(search);
	/** The query string that this page wrote or read last. */
	const [written, setWritten] = useState(search);

	// Ignore URLs that this page wrote: the visitor may have typed more since.
	if (search !== lastSearch) {
		setLastSearch(search);
		if (search !== written) {
			setWritten(search);
			setState(parseSearch(search));
		}
	}

	const write = useCallback(
		(next: SearchState, replace: boolean) => {
			if (formatSearch(next) === formatSearch(parseSearch(written))) return;
			const query = formatSearch(next, written);
			setWritten(query);
			changeUrl(pathname + query, { replace });
		},
		[pathname, written],
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
