/**
 * Repairs an address that Gatsby cannot decode, which would leave a dead page (gatsby issues 26828, 34998): drops the hash
 * (`#%`) and sends the path (`/%E0`, `/100%25`) to the 404 page. Runs in the head of every page, before Gatsby, and must
 * not use anything from outside this function.
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
		const { pathname, search, hash } = window.location;
		// Gatsby decodes the path twice.
		const path = decode(pathname).includes("%") ? pathname.replace(/%/g, "_") : pathname;
		const id = decode(hash) === "%" ? "" : hash;
		if (path !== pathname || id !== hash) window.history.replaceState(window.history.state, "", path + search + id);
	};
	repair();
	// This listener runs before the one of Gatsby's router.
	window.addEventListener("popstate", repair);
}

export const repairAddressScript = `(${repairAddress})()`;
