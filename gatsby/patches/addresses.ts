/**
 * Replaces % with ~ in an address that Gatsby cannot open: it decodes paths several times and does not catch errors, which
 * would leave a dead page (gatsby issues 26828, 34998). `/%E0` is then unknown, and `/template/a%2Fb/` is the address of that
 * template (`template-link.ts`).
 *
 * Runs in the head of every page, before Gatsby, and must not use anything from outside this function.
 */
function guardAddress() {
	const { pathname, search, hash } = window.location;
	let decoded = "%";
	try {
		decoded = decodeURIComponent(pathname);
	} catch {}
	const hasEncodedSyntax = /%(?:2f|3f|23)/i.test(pathname);
	if (!hasEncodedSyntax && !decoded.includes("%")) return;
	window.history.replaceState(window.history.state, "", pathname.replace(/%/g, "~") + search + hash);
}

export const guardAddressScript = `(${guardAddress})()`;
