import { navigate } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import { localizedPath } from "../../../i18n/paths";
import { useLanguage } from "../../../i18n/use-language";
import { useHydrated } from "../../../ui/use-hydrated";
import { readSearch, type SearchState, writeSearch } from "./search-state";

/** So long after the last key the address follows. The list does not wait. */
const settling = 300;

/** The address as Gatsby's router tells it: how it came to be, and what was noted with it. */
export type SearchLocation = Pick<Location, "search"> & {
	/** `PUSH` where a link or the code led there; going back and forward have none. */
	action?: string;
	state?: unknown;
};

/** What is noted with an address that this page writes. */
type Note = { goesOnFrom: number };

export type SearchControl = {
	state: SearchState;
	/** Another query, key by key: it takes the place of the address that it goes on from. */
	type: (query: string) => void;
	/** Other filters, another order: a step that the visitor can go back from. */
	choose: (change: Partial<SearchState>) => void;
	/** Lets the address follow at once. */
	settle: () => void;
};

/**
 * What the visitor looks for, read from the address and written to it. The built HTML knows no query, so it is read after
 * hydration; going back and forward is read, too.
 * @param path the page's path in the default language
 */
export function useSearchState(path: string, location: SearchLocation): SearchControl {
	const page = localizedPath(path, useLanguage());
	const search = useHydrated(location.search, "");
	const [state, setState] = useState(() => readSearch(search));
	const [seen, setSeen] = useState(search);
	/** How often the address came from elsewhere: by a link, or through the history. */
	const [arrivals, setArrivals] = useState(0);
	const latest = useRef(state);
	/** What the address holds, or is about to: it follows a little later than it is written. */
	const address = useRef(search);
	const timer = useRef<number>(undefined);

	if (search !== seen) {
		setSeen(search);
		// What this page wrote itself is known, and reading it back would undo what was typed meanwhile.
		const own = location.action === "PUSH" && (location.state as Note | null)?.goesOnFrom === arrivals;
		if (!own) {
			setState(readSearch(search));
			setArrivals(arrivals + 1);
		}
	}

	useEffect(() => {
		latest.current = state;
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: an address that came from elsewhere is what it waits for
	useEffect(() => {
		address.current = search;
		// What was typed before the visitor went back belongs to the address that was left.
		return () => window.clearTimeout(timer.current);
	}, [arrivals]);

	// Gatsby notes where a page was scrolled to when it is scrolled: under a new address this is known only if it is told.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the new address is what it waits for
	useEffect(() => {
		window.dispatchEvent(new Event("scroll"));
	}, [search]);

	const write = useCallback(
		(next: SearchState, replace: boolean) => {
			window.clearTimeout(timer.current);
			timer.current = undefined;
			const query = writeSearch(next, address.current);
			if (query === address.current) return;
			address.current = query;
			void navigate(page + query, { replace, state: { goesOnFrom: arrivals } satisfies Note });
		},
		[page, arrivals],
	);

	const settle = useCallback(() => {
		if (timer.current !== undefined) write(latest.current, true);
	}, [write]);

	const type = useCallback(
		(query: string) => {
			setState((now) => ({ ...now, query }));
			window.clearTimeout(timer.current);
			timer.current = window.setTimeout(settle, settling);
		},
		[settle],
	);

	const choose = useCallback(
		(change: Partial<SearchState>) => {
			latest.current = { ...latest.current, ...change };
			setState(latest.current);
			write(latest.current, false);
		},
		[write],
	);

	return { state, settle, type, choose };
}
