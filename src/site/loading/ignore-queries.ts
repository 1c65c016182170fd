type Load = (path: string, ...rest: unknown[]) => unknown;

/** What loads pages, and what fetches them ahead. */
const loads = ["loadPage", "loadPageSync", "enqueue", "hovering"] as const;

/** What Gatsby keeps at the window as `___loader`. */
export type Loader = Record<(typeof loads)[number], Load>;

/**
 * No page of this site depends on the query. Gatsby would fetch the page's data for each one anew, with every pause in
 * typing a search, and leave the page if that failed.
 */
export function ignoreQueries(loader: Loader) {
	for (const name of loads) {
		const load = loader[name];
		loader[name] = (path, ...rest) => load(path.replace(/\?.*/, ""), ...rest);
	}
}
