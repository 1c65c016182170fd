import { useRef, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/**
 * Keeps what the visitor has chosen on a page in its URL. Gatsby's router is not told: it would load the page again and scroll.
 * @param url with the path of the page: `/templates/?q=bot`
 */
export function changeUrl(url: string, { replace = true } = {}) {
	const { history } = window;
	// The router gives its entries a key, too.
	if (replace) history.replaceState(history.state, "", url);
	else history.pushState({ key: String(Date.now()) }, "", url);
	for (const listener of listeners) listener();
}

/** Calls the listener when `changeUrl` or the visitor, by going back or forward, has changed the URL. Returns a function that stops this. */
export function onUrlChange(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("popstate", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("popstate", listener);
	};
}

/** A part of the URL of a page; empty in the build and while React hydrates, because the prerendered HTML has none. */
function useUrlPart(part: "search" | "hash", { pathname }: Pick<Location, "pathname">): string {
	const shown = useRef("");
	const read = () => {
		// When the visitor leaves, the URL is that of the next page before the router shows it.
		if (window.location.pathname === pathname) shown.current = window.location[part];
		return shown.current;
	};
	return useSyncExternalStore(onUrlChange, read, () => "");
}

/** The query of the URL: `?q=bot`. @param location that of the page, from Gatsby, which does not know what `changeUrl` does */
export const useSearch = (location: Pick<Location, "pathname">) => useUrlPart("search", location);

/** The hash of the URL: `#scripts`. @param location that of the page, from Gatsby */
export const useHash = (location: Pick<Location, "pathname">) => useUrlPart("hash", location);
