import { useRef, useSyncExternalStore } from "react";

/** The location of a page, from Gatsby, which does not know what `changeUrl` does. */
export type PageLocation = Pick<Location, "pathname">;

const listeners = new Set<() => void>();

/** Whether the page is shown. When the visitor leaves, the URL is that of the next page before the router shows it. */
export const isOpen = ({ pathname }: PageLocation) => window.location.pathname === pathname;

/** A key for an entry of the history, as the router gives one to each entry that it adds. */
const newKey = () => String(Math.random());

/** The key of the current entry of the history. One that the browser has added, such as for a typed URL, gets it here. */
export function entryKey(): string {
	const { history } = window;
	if (!history.state?.key) history.replaceState({ ...history.state, key: newKey() }, "");
	return history.state.key;
}

/**
 * Keeps what the visitor has chosen on a page in its URL, unless the visitor is leaving. Gatsby's router is not told: it would load
 * the page again and scroll.
 * @param change the new query, hash, or both
 */
export function changeUrl(
	page: PageLocation,
	change: { search?: string; hash?: string },
	{ replace = true } = {},
): void {
	if (!isOpen(page)) return;
	const { history, location } = window;
	const { search = location.search, hash = location.hash } = change;
	const url = page.pathname + search + hash;
	if (replace) history.replaceState(history.state, "", url);
	else history.pushState({ key: newKey() }, "", url);
	for (const listener of listeners) listener();
}

/** Calls the listener when `changeUrl` or the visitor, by going back or forward, has changed the URL of a page. */
export function onUrlChange(page: PageLocation, listener: () => void): () => void {
	const onChange = () => {
		if (isOpen(page)) listener();
	};
	listeners.add(onChange);
	window.addEventListener("popstate", onChange);
	return () => {
		listeners.delete(onChange);
		window.removeEventListener("popstate", onChange);
	};
}

/** What a page reads of its URL; empty in the build and while React hydrates, because the prerendered HTML has none. */
function useUrl(page: PageLocation, read: () => string): string {
	const latest = useRef("");
	const subscribe = (listener: () => void) => onUrlChange(page, listener);
	const readOpen = () => {
		if (isOpen(page)) latest.current = read();
		return latest.current;
	};
	return useSyncExternalStore(subscribe, readOpen, () => "");
}

/** The query of the URL: `?q=bot`. */
export const useSearch = (page: PageLocation) => useUrl(page, () => window.location.search);

/** The hash of the URL: `#scripts`. */
export const useHash = (page: PageLocation) => useUrl(page, () => window.location.hash);

/** The key of the entry of the history that shows the page. */
export const useEntryKey = (page: PageLocation) => useUrl(page, () => window.history.state?.key ?? "");
