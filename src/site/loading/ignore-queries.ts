import { loads, type PageLoader } from "./page-loader";

/**
 * No page of this site depends on the query. Gatsby would fetch the page's data for each one anew, with every pause in
 * typing a search, and leave the page if that failed.
 */
export function ignoreQueries(loader: PageLoader) {
	for (const name of loads) {
		const load = loader[name];
		loader[name] = (path, ...rest) => load(path.replace(/\?.*/, ""), ...rest);
	}
}
