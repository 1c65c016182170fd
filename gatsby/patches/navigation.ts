import { globalHistory } from "@reach/router";

type PageResources = { page?: { webpackCompilationHash: string } };

type Loader = {
	loadPage: (path: string) => Promise<PageResources | undefined>;
	loadPageSync: (path: string, options?: object) => PageResources | undefined;
};

/** Gatsby's private globals (gatsby/cache-dir/loader.js, navigation.js). */
type GatsbyWindow = {
	___loader: Loader;
	___navigate: (to: string | number, options?: object) => void;
	___webpackCompilationHash: string;
};

const gatsby = () => window as unknown as GatsbyWindow;

/**
 * Loads pages by their path alone, as no page of this site depends on the query. Gatsby would fetch the page data again
 * for every query, for instance while a visitor types into the search (gatsby pull request 33209).
 */
export function ignoreQueries() {
	const loader = gatsby().___loader as unknown as Record<string, (path: string, options?: object) => unknown>;
	for (const name of ["loadPage", "loadPageSync", "enqueue", "hovering"]) {
		const load = loader[name];
		loader[name] = (path, options) => load?.(path.replace(/\?.*/, ""), options);
	}
}

/**
 * Keeps the history entry of a page when its query changes and the visitor follows a link at once. Gatsby's router replaces
 * the current entry until it has rendered the last change (reach/router pull request 261): a click that ends typing in the
 * search would lose the search.
 */
export function keepHistoryEntries() {
	const history = globalHistory as typeof globalHistory & { _onTransitionComplete: () => void };
	let { pathname } = history.location;
	history.listen(({ location }) => {
		// A second click on a link to another page still adds no second entry.
		if (location.pathname === pathname) history._onTransitionComplete();
		pathname = location.pathname;
	});
}

/**
 * Loads the whole document when the files of a page are missing or belong to another build (gatsby issues 18866, 33112).
 * Gatsby does so in some cases only, and then drops the query and the hash of the link. It also shows a page that loads
 * late, even if the visitor has opened another one since.
 */
export function onInitialClientRender() {
	// In develop, a page changes its build while it is open.
	if (process.env.NODE_ENV !== "production") return;
	const { ___loader: loader, ___navigate: navigate, ___webpackCompilationHash: build } = gatsby();
	const { loadPage, loadPageSync } = loader;
	const neverResolves = new Promise<never>(() => {});
	let target: string | number | undefined;
	let latestRequest = 0;

	gatsby().___navigate = (to, options) => {
		target = to;
		navigate(to, options); // Calls loadPage at once, without the hash of `to`.
		target = undefined;
	};

	loader.loadPage = async (path) => {
		const to = target; // Undefined when the visitor goes back or forward: the address has changed already.
		const { pathname } = window.location;
		latestRequest += 1;
		const request = latestRequest;
		const resources = (await loadPage(path).catch(console.error)) ?? undefined;
		const isSuperseded = request !== latestRequest || window.location.pathname !== pathname;
		if (isSuperseded) return neverResolves;
		// Offline, Gatsby leaves the build of a page in memory empty.
		if (resources?.page) resources.page.webpackCompilationHash ||= build;
		if (resources?.page?.webpackCompilationHash === build) return resources;
		if (to) window.location.assign(`${to}`);
		else window.location.reload();
		return neverResolves;
	};

	// A page that failed counts as not loaded: Gatsby would render it without its component, which is a white page.
	loader.loadPageSync = (path, options) => {
		const resources = loadPageSync(path, options);
		return resources?.page && resources;
	};
}
