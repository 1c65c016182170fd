import { globalHistory } from "@reach/router";

type Resources = { page?: { webpackCompilationHash: string } } | undefined;
type Load<Result> = (path: string, options?: object) => Result;

/** Gatsby's private globals (gatsby/cache-dir/loader.js, navigation.js). */
type GatsbyWindow = {
	___loader: { loadPage: Load<Promise<Resources>>; loadPageSync: Load<Resources> } & Record<string, Load<unknown>>;
	___navigate: (to: string | number, options?: object) => void;
	___webpackCompilationHash: string;
};

const gatsby = window as unknown as GatsbyWindow;

/** Loads pages by their path alone: Gatsby would load a page again for every query, such as each step of a search. */
export function ignoreQueries() {
	const loader: Record<string, Load<unknown>> = gatsby.___loader;
	for (const name of ["loadPage", "loadPageSync", "enqueue", "hovering"]) {
		const load = loader[name];
		loader[name] = (path, options) => load?.(path.replace(/\?.*/, ""), options);
	}
}

/**
 * Keeps the history entry of a search when the visitor follows a link at once: Gatsby's router replaces the current entry
 * until it has rendered the last change of the URL. A second click on a link to another page still adds no second entry.
 */
export function keepHistoryEntries() {
	const history = globalHistory as typeof globalHistory & { _onTransitionComplete: () => void };
	let { pathname } = history.location;
	history.listen(({ location }) => {
		if (location.pathname === pathname) history._onTransitionComplete();
		pathname = location.pathname;
	});
}

/** Loads the whole document when the files of a page are missing or of another build, and shows no page that loads late. */
export function onInitialClientRender() {
	// In develop, a page changes its build while it is open.
	if (process.env.NODE_ENV !== "production") return;
	const { ___loader: loader, ___navigate: navigate, ___webpackCompilationHash: build } = gatsby;
	const { loadPage, loadPageSync } = loader;
	const neverResolves = new Promise<never>(() => {});
	let target: string | number | undefined;
	let latest: Promise<Resources> | undefined;

	gatsby.___navigate = (to, options) => {
		target = to;
		navigate(to, options); // Calls loadPage at once, without the hash of `to`.
		target = undefined;
	};

	loader.loadPage = async (path) => {
		const to = target; // Undefined when the visitor goes back or forward: the URL has changed already.
		const { pathname } = window.location;
		const request = loadPage(path);
		latest = request;
		const resources = await request.catch(console.error);
		const isLate = request !== latest || window.location.pathname !== pathname;
		if (isLate) return neverResolves;
		// Offline, Gatsby leaves the build of a page in memory empty.
		if (resources?.page) resources.page.webpackCompilationHash ||= build;
		if (resources?.page?.webpackCompilationHash === build) return resources;
		if (to) window.location.assign(String(to));
		else window.location.reload();
		return neverResolves;
	};

	// A page that failed counts as not loaded: Gatsby would render it without its component, which is a white page.
	loader.loadPageSync = (path, options) => {
		const resources = loadPageSync(path, options);
		return resources?.page && resources;
	};
}
