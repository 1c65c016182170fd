/**
 * Repairs an address that Gatsby cannot open, which would leave a dead page (gatsby issues 26828, 34998). Sends the path
 * (`/%E0`, `/100%25`) to the 404 page, because Gatsby decodes it twice. Loads the page again at its one address, because the
 * server may have answered with another page: without double and encoded slashes (`//x`, `/ru//templates/`, `/templates%2f`),
 * and with a template's id in the form of the site's own links (`template-link.ts`) if a path cannot carry it:
 * `/template/a%2Fb/` becomes `/template/~612f62/`.
 *
 * Runs in the head of every page, before Gatsby, and must not use anything from outside this function. Comments inside it
 * would be part of the page. Its listener runs before the one of Gatsby's router.
 */
function repairAddress() {
	const decode = (text: string) => {
		try {
			return decodeURIComponent(text);
		} catch {
			return "%";
		}
	};
	const repair = () => {
		const { history, location } = window;
		const { pathname, search, hash } = location;
		const address = pathname
			.replace(/\/+/g, "/")
			.replace(/(?<=\/template\/)([^/]*%(?:2[35f]|3f)[^/]*)\/?$/i, (_, id: string) => {
				const digits = id.replace(/%(\w\w)|./g, (char, pair) => pair || char.charCodeAt(0).toString(16));
				return `~${digits.toLowerCase()}/`;
			})
			.replace(/(?:\/|%2f)+/gi, "/");
		if (address !== pathname) {
			window.stop();
			location.replace(address + search + hash);
			return;
		}
		const path = pathname.replace(/%/g, "_");
		if (decode(pathname).includes("%")) history.replaceState(history.state, "", path + search + hash);
	};
	repair();
	window.addEventListener("popstate", repair);
}

export const repairAddressScript = `(${repairAddress})()`;
