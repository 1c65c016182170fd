/**
 * Repairs an address that Gatsby cannot open, which would leave a dead page (gatsby issues 26828, 34998): drops the hash
 * (`#%`), sends the path (`/%E0`, `/100%25`) to the 404 page, because Gatsby decodes it twice, and collapses slashes (`//x`,
 * `/ru//templates/`). A template's id that a path cannot carry gets the form of the site's own links (`template-link.ts`):
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
		let path = pathname
			.replace(/\/+/g, "/")
			.replace(/(?<=\/template\/)([^/]*%(?:2[35f]|3f)[^/]*)\/?$/i, (_, id: string) => {
				const digits = id.replace(/%(\w\w)|./g, (char, pair) => pair || char.charCodeAt(0).toString(16));
				return `~${digits.toLowerCase()}/`;
			});
		if (decode(path).includes("%")) path = path.replace(/%/g, "_");
		const id = decode(hash) === "%" ? "" : hash;
		if (path !== pathname || id !== hash) history.replaceState(history.state, "", path + search + id);
	};
	repair();
	window.addEventListener("popstate", repair);
}

export const repairAddressScript = `(${repairAddress})()`;
