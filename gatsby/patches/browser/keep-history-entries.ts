import { globalHistory } from "@reach/router";

/**
 * Keeps the history entry of a search when the visitor follows a link at once: Gatsby's router replaces the current entry
 * until it has rendered the last change of the URL. A change of query or hash now ends that at once. After a change of path it
 * stays, so that two clicks on a link add one entry.
 */
export function keepHistoryEntries() {
	const history = globalHistory as typeof globalHistory & { _onTransitionComplete: () => void };
	let { pathname } = history.location;
	history.listen(({ location }) => {
		if (location.pathname === pathname) history._onTransitionComplete();
		pathname = location.pathname;
	});
}
