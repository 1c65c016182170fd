import type { PageLoader, Resources } from "./page-loader";

type Options = { replace?: boolean };

/** What Gatsby keeps at the window and calls there itself. */
export type GatsbyWindow = {
	___loader: Pick<PageLoader, "loadPage" | "loadPageSync">;
	___navigate: (to: string | number, options?: Options) => void;
	___webpackCompilationHash: string;
	location: Pick<Location, "pathname" | "assign" | "reload">;
};

/** Whoever waits has nothing to do any more: the page is left, or was never wanted. */
const never = new Promise<never>(() => {});

/**
 * Makes going from page to page hold where a page's files cannot be loaded, or belong to a newer build. Gatsby then has
 * the browser load the page anew, but not always, and not always the one that was asked for:
 * - a page that the open build has no code for rejects, and nothing happens at all;
 * - the query and the hash of the link are dropped;
 * - data of a newer build is given to the old code first, and the page stands in the history twice;
 * - going back or forward to a page whose files have failed ends in a white page;
 * - a page that comes late takes the place of the one that the visitor has gone to since;
 * - without a network, a page that is there already counts as one of another build.
 */
export function mendNavigation(gatsby: GatsbyWindow) {
	const { ___loader: loader, ___navigate: navigate, location } = gatsby;
	const { loadPage, loadPageSync } = loader;
	/** Where the navigation leads that is just asking for its page. History asks when the address has changed already. */
	let asking: string | number | undefined;

	gatsby.___navigate = (to, options) => {
		asking = to;
		navigate(to, options);
		asking = undefined;
	};

	loader.loadPage = async (path) => {
		const to = asking;
		const { pathname } = location;
		const build = gatsby.___webpackCompilationHash;
		const resources: Resources = (await loadPage(path).catch(console.error)) || {};
		if (location.pathname === pathname) {
			const { page } = resources;
			if (page) page.webpackCompilationHash ||= build;
			if (page?.webpackCompilationHash === build) return resources;
			if (to) location.assign(`${to}`);
			else location.reload();
		}
		return never;
	};
	// What has failed is not there yet: it is asked for again.
	loader.loadPageSync = (path, options) => {
		const resources = loadPageSync(path, options);
		return resources?.page && resources;
	};
}
