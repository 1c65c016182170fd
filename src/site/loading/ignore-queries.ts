import type { PageLoader } from "./page-loader";

const withoutQuery = (path: string) => path.replace(/\?.*/, "");

/**
 * No page of this site depends on the query. Gatsby would fetch the page's data for each one anew, with every pause in
 * typing a search, and leave the page if that failed.
 */
export function ignoreQueries(loader: PageLoader) {
	const { loadPage, loadPageSync, enqueue, hovering } = loader;
	loader.loadPage = (path) => loadPage(withoutQuery(path));
	loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);
	loader.enqueue = (path) => enqueue(withoutQuery(path));
	loader.hovering = (path) => hovering(withoutQuery(path));
}
