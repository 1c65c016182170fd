import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import {
	changeUrl,
	currentUrl,
	entryKey,
	type PageLocation,
	useEntryKey,
	useSearch,
} from "../../../components/hooks/use-url";
import { formatSearch, pageSize, parseSearch, type SearchState } from "./search-state";

/** Delay between the last keystroke and the update of the URL, in ms. */
const urlDelay = 300;

/** What the visitor types in an entry of the history: the URL follows, without the spaces at the end. */
type Draft = { entry: string; state: SearchState };

/** The search state, kept in the URL. */
export function useSearchState(location: PageLocation) {
	const search = useSearch(location);
	const entry = useEntryKey(location);
	const saved = useMemo(() => parseSearch(search), [search]);
	const [draft, setDraft] = useState<Draft>();
	const state = draft?.entry === entry ? draft.state : saved;

	function write(next: SearchState, options?: { replace: boolean }) {
		if (formatSearch(next) !== formatSearch(saved)) {
			changeUrl(location, { search: formatSearch(next, search) }, options);
		}
	}

	/** Writes the state to the URL immediately. */
	const commit = () => write(state);

	const onPause = useEffectEvent(commit);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the delay again
	useEffect(() => {
		const timer = window.setTimeout(onPause, urlDelay);
		return () => window.clearTimeout(timer);
	}, [state]);

	/** Changes the state. Updates the URL with a delay, in the same history entry. */
	const replace = useCallback((change: Partial<SearchState>) => {
		// While React hydrates, `search` and `entry` are still empty.
		const current = { entry: entryKey(), search: currentUrl().search };
		setDraft((last) => {
			const base = last?.entry === current.entry ? last.state : parseSearch(current.search);
			return { entry: current.entry, state: { ...base, shown: pageSize, ...change } };
		});
	}, []);

	/** Changes the state in a new history entry. */
	const push = (change: Partial<SearchState>) => {
		setDraft(undefined);
		write({ ...state, shown: pageSize, ...change }, { replace: false });
	};

	return { state, replace, push, commit };
}

export type SearchControls = ReturnType<typeof useSearchState>;
