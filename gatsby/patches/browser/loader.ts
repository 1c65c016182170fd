type Resources = { page?: { webpackCompilationHash: string } } | undefined;
type Load<Result> = (path: string, options?: object) => Result;

/** Gatsby's private globals (gatsby/cache-dir/loader.js, navigation.js). */
type GatsbyWindow = {
	___loader: Record<"enqueue" | "hovering", Load<unknown>> & {
		isPageNotFound: Load<boolean>;
		loadPage: Load<Promise<Resources>>;
		loadPageSync: Load<Resources>;
	};
	___navigate: (to: string | number, options?: object) => void;
	___webpackCompilationHash: string;
	/** The path of the page that the document shows. */
	pagePath?: string;
};

/** Gatsby's list of client-only routes, without the prerendered templates (`patches/webpack.ts`). */
const matchPaths: { path: string; matchPath: string }[] = require("$virtual/match-paths.json");

const withoutQuery = (path: string) => path.replace(/\?.*/, "");

/** Makes a path a route of its own, whose page Gatsby loads without the query. */
const addRoute = (path: string) => matchPaths.push({ path, matchPath: path });

/** Whether the first folder of a path has routes: `/template/:id/`, `/ru/*`. */
const isBelowRoute = (path: string) =>
	matchPaths.some(({ matchPath }) => matchPath.split("/")[1] === path.split("/")[1]);

/** Changes which page Gatsby loads for a path, and when. Runs in onClientEntry. */
export function patchLoader() {
	const gatsby = window as unknown as GatsbyWindow;
	const { ___loader: loader, pagePath } = gatsby;
	// A prerendered template hydrates with its own data. Links open the client-only page.
	if (pagePath && /\/template\/[\w-]+\/$/.test(pagePath)) addRoute(pagePath);

	// Gatsby would load a page again for every query, such as each step of a search.
	const { enqueue, hovering, isPageNotFound, loadPage, loadPageSync } = loader;
	loader.enqueue = (path) => enqueue(withoutQuery(path));
	loader.hovering = (path) => hovering(withoutQuery(path));
	loader.isPageNotFound = (path) => isPageNotFound(withoutQuery(path));
	loader.loadPage = (path) => loadPage(withoutQuery(path));
	loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);

	if (process.env.NODE_ENV === "production") return reloadOnNewBuild(gatsby);
	// In develop, a page changes its build while it is open, and Gatsby loads the first page by a loader that these functions call.
	const { pathname } = window.location;
	if (!isBelowRoute(pathname)) addRoute(pathname);
}

/** Loads the whole document when the files of a page are missing or of another build, and shows no page that loads late. */
function reloadOnNewBuild(gatsby: GatsbyWindow) {
	const { ___loader: loader, ___navigate: navigate, ___webpackCompilationHash: build } = gatsby;
	const { loadPage, loadPageSync } = loader;
	// Gatsby then keeps the current page.
	const neverResolves = new Promise<never>(() => {});
	/** The address of a link, while Gatsby starts to open it. `loadPage` receives the path only. */
	let linkBeingFollowed: string | number | undefined;
	let latest: Promise<Resources> | undefined;

	gatsby.___navigate = (to, options) => {
		linkBeingFollowed = to;
		navigate(to, options); // Calls loadPage at once.
		linkBeingFollowed = undefined;
	};

	loader.loadPage = async (path) => {
		const to = linkBeingFollowed; // Undefined when the visitor goes back or forward: the URL has changed already.
		const { pathname } = window.location;
		const request = loadPage(path);
		const isFirst = latest === undefined;
		latest = request;
		// It belongs to the document: Gatsby reloads it once.
		if (isFirst) return request;
		const resources = await request.catch(console.error);
		if (request !== latest || window.location.pathname !== pathname) return neverResolves;
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
