/**
 * Repairs an address that Gatsby cannot decode, which would leave a dead page (gatsby issues 26828, 34998): drops the hash
 * (`#%`) and sends the path (`/%E0`, `/100%25`) to the 404 page. A template opens at the address of `templatePagePath`, because
 * Gatsby would also decode `/template/a%2Fb/` to another page. Runs in the head of every page, before Gatsby, and must not use
 * anything from outside this function.
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
		const [, route, parameter = ""] = /^((?:\/[^/]+)?\/template\/)([^/]+)\/?$/.exec(pathname) ?? [];
		const templateId = decode(parameter);
		const isMalformed = templateId === "%" && parameter !== "%25";
		if (route && !isMalformed && !/^(?:[\w-]+|~(?:[0-9a-f]{2})+)$/.test(templateId)) {
			const bytes = Array.from(new TextEncoder().encode(templateId), (byte) => byte.toString(16).padStart(2, "0"));
			window.location.replace(`${route}~${bytes.join("")}/${search}${hash}`);
			return;
		}
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
