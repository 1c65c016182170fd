import { decodeUrl } from "../../../src/lib/strings";

/**
 * Replaces % in the path, which no page has, and removes a hash that cannot be decoded. Gatsby decodes paths several times and
 * catches no error: `/%E0` would be a page that does not respond (gatsby issues 26828, 34998).
 */
function guardUrl() {
	const { origin, pathname, search, hash } = window.location;
	const target = pathname.replaceAll("%", "~") + search + (decodeUrl(hash) === undefined ? "" : hash);
	// With the origin: the path can start with two slashes, after which would be the name of a host.
	if (target !== pathname + search + hash) window.history.replaceState(window.history.state, "", origin + target);
}

guardUrl();
// Before the router's listener: a visitor can change the hash of an open page.
window.addEventListener("popstate", guardUrl);
