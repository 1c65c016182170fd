import { navigate } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import { localizedPath } from "../../../i18n/paths";
import { useLanguage } from "../../../i18n/use-language";
import { useHydrated } from "../../../ui/use-hydrated";
import { readSearch, type SearchState, writeSearch } from "./search-state";

/** So long after the last key the address follows. The list does not wait. */
const settling = 300;

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
export function useSearchState(path: string, location: Location): SearchControl {
	const page = localizedPath(path, useLanguage());
	const search = useHydrated() ? location.search : "";
	const [state, setState] = useState(() => readSearch(search));
	const [seen, setSeen] = useState(search);
	/** What this page wrote to the address: reading that back would undo what was typed meanwhile. */
	const [written, setWritten] = useState<readonly string[]>([]);
	const [visits, setVisits] = useState(0);
	const latest = useRef({ state, search });
	const timer = useRef<number>(undefined);

	if (search !== seen) {
		const own = written.indexOf(search);
		setSeen(search);
		setWritten(own < 0 ? [] : written.slice(own + 1));
		if (own < 0) {
			setState(readSearch(search));
			setVisits(visits + 1);
		}
	}

	useEffect(() => {
		latest.current = { state, search };
	});

	// What was typed before the visitor went back belongs to the address that was left.
	// biome-ignore lint/correctness/useExhaustiveDependencies: an address that came from elsewhere is what it waits for
	useEffect(() => () => window.clearTimeout(timer.current), [visits]);

	// Gatsby notes where a page was scrolled to when it is scrolled: under a new address this is known only if it is told.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the new address is what it waits for
	useEffect(() => {
		window.dispatchEvent(new Event("scroll"));
	}, [search]);

	const write = useCallback(
		(next: SearchState, replace: boolean) => {
			window.clearTimeout(timer.current);
			timer.current = undefined;
			const query = writeSearch(next, latest.current.search);
			if (query === latest.current.search) return;
			setWritten((before) => [...before, query]);
			void navigate(page + query, { replace });
		},
		[page],
	);

	const settle = useCallback(() => {
		if (timer.current !== undefined) write(latest.current.state, true);
	}, [write]);

	return {
		state,
		settle,
		type: (query) => {
			setState((now) => ({ ...now, query }));
			window.clearTimeout(timer.current);
			timer.current = window.setTimeout(settle, settling);
		},
		choose: (change) => {
			const next = { ...state, ...change };
			setState(next);
			write(next, false);
		},
	};
}
