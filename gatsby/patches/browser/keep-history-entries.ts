import { globalHistory } from "@reach/router";

/**
 * Until Gatsby's router has rendered a change of the URL, which it calls a transition, the next link replaces the history entry.
 * Ends the transition as soon as only query or hash has changed, so that the next link adds an entry. After a change of path, it
 * goes on: two clicks on a link add one entry.
 */
export function keepHistoryEntries() {
	const history = globalHistory as typeof globalHistory & { _onTransitionComplete: () => void };
	let { pathname } = history.location;
	history.listen(({ location }) => {
		if (location.pathname === pathname) history._onTransitionComplete();
		pathname = location.pathname;
	});
}
