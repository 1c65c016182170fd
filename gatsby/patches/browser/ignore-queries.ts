type Load = (path: string, options?: object) => unknown;

/**
 * Loads pages by their path alone: Gatsby would load a page again for every query, such as each step of a search. Runs in
 * onClientEntry; `reloadOnNewBuild` wraps the same loader again once the first page is rendered.
 */
export function ignoreQueries() {
	const loader = (window as unknown as { ___loader: Record<string, Load> }).___loader;
	for (const name of ["loadPage", "loadPageSync", "enqueue", "hovering"]) {
		const load = loader[name];
		loader[name] = (path, options) => load?.(path.replace(/\?.*/, ""), options);
	}
}
