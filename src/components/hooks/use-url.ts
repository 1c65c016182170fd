import { useRef, useSyncExternalStore } from "react";

/** The location of a page, from Gatsby, which does not know what `changeUrl` does. */
export type PageLocation = Pick<Location, "pathname">;

const listeners = new Set<() => void>();

/** Whether the page is shown. When the visitor leaves, the URL is that of the next page before the router shows it. */
const isCurrentPage = ({ pathname }: PageLocation) => window.location.pathname === pathname;

/** A key for an entry of the history, as the router gives one to each entry that it adds. */
const newKey = () => String(Math.random());

/** The key of the current entry of the history. One that the browser has added, such as for a typed URL, gets it here. */
export function entryKey(): string {
	const { history } = window;
	if (!history.state?.key) changeHistory(() => history.replaceState({ ...history.state, key: newKey() }, ""));
	return history.state?.key ?? "";
}

/** Runs a change of the history. Safari throws at more than 100 in 10 seconds, Firefox at more than 200; Chromium ignores them. */
function changeHistory(change: () => void) {
	try {
		change();
	} catch (error) {
		if (!(error instanceof DOMException)) throw error;
	}
}

type PageUrl = PageLocation & Pick<Location, "search" | "hash">;

/** The latest URL that the browser has refused, until it accepts it or the visitor leaves. */
let refused: (PageUrl & { replace: boolean }) | undefined;
let retryTimer: number | undefined;
/** In ms. */
const retryDelay = 1_000;

const refusedHere = () => (refused && isCurrentPage(refused) ? refused : undefined);

/** The query and the hash that the visitor has chosen, also while the browser refuses to show them. */
export const currentUrl = (): PageUrl => refusedHere() ?? window.location;

function writeUrl(next: NonNullable<typeof refused>) {
	const { history, location } = window;
	const { href } = new URL(next.pathname + next.search + next.hash, location.origin);
	changeHistory(() => {
		if (next.replace) history.replaceState(history.state, "", href);
		else history.pushState({ key: newKey() }, "", href);
	});
	window.clearTimeout(retryTimer);
	refused = location.href === href ? undefined : next;
	if (refused) retryTimer = window.setTimeout(retry, retryDelay);
	for (const listener of listeners) listener();
}

function retry() {
	const next = refusedHere();
	refused = undefined;
	if (next) writeUrl(next);
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
	if (!isCurrentPage(page)) return;
	const { search, hash } = currentUrl();
	// An entry that was to be added still is.
	writeUrl({ pathname: page.pathname, search, hash, ...change, replace: replace && refusedHere()?.replace !== false });
}

/** Calls the listener when `changeUrl` or the visitor, by going back or forward, has changed the URL of a page. */
export function onUrlChange(page: PageLocation, listener: () => void): () => void {
	const onChange = () => {
		if (isCurrentPage(page)) listener();
	};
	const onPopState = () => {
		refused = undefined;
		onChange();
	};
	listeners.add(onChange);
	window.addEventListener("popstate", onPopState);
	return () => {
		listeners.delete(onChange);
		window.removeEventListener("popstate", onPopState);
	};
}

/** What a page reads of its URL; empty in the build and while React hydrates, because the prerendered HTML has none. */
function useUrl(page: PageLocation, read: () => string): string {
	const latest = useRef("");
	const subscribe = (listener: () => void) => onUrlChange(page, listener);
	const readOpen = () => {
		if (isCurrentPage(page)) latest.current = read();
		return latest.current;
	};
	return useSyncExternalStore(subscribe, readOpen, () => "");
}

/** The query of the URL: `?q=bot`. */
export const useSearch = (page: PageLocation) => useUrl(page, () => currentUrl().search);

/** The hash of the URL: `#scripts`. */
export const useHash = (page: PageLocation) => useUrl(page, () => currentUrl().hash);

/** The key of the entry of the history that shows the page. */
export const useEntryKey = (page: PageLocation) => useUrl(page, () => window.history.state?.key ?? "");
