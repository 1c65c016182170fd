/**
 * Replaces % with ~ in a path that Gatsby cannot open: it decodes paths several times and does not catch errors, which would
 * leave a dead page (gatsby issues 26828, 34998). `/%E0` is then unknown, and `/template/a%2Fb/` is the URL of that template
 * (`template-link.ts`). Removes a hash that cannot be decoded, for the same reason.
 *
 * Runs in the head of every page, before Gatsby, and must not use anything from outside this function.
 */
function guardUrl() {
	const { pathname, search, hash } = window.location;
	function decode(text: string) {
		try {
			return decodeURIComponent(text);
		} catch {
			return undefined;
		}
	}
	const isOpened = !/%(?:2f|3f|23)/i.test(pathname) && !(decode(pathname) ?? "%").includes("%");
	const hasOpenedHash = decode(hash) !== undefined;
	if (isOpened && hasOpenedHash) return;
	const path = isOpened ? pathname : pathname.replace(/%/g, "~");
	window.history.replaceState(window.history.state, "", path + search + (hasOpenedHash ? hash : ""));
}

export const guardUrlScript = `(${guardUrl})()`;
