import type { PrefetchPathnameArgs } from "gatsby";
import { preloadIslands } from "../../src/components/island";

/** Gatsby documents `loadPage` (gatsby/dist/utils/api-browser-docs.js), but its types leave it out. */
type Args = PrefetchPathnameArgs & { loadPage: (pathname: string) => Promise<unknown> };

/**
 * Prefetches the pages of visible links by requests, which `connect-src` and `script-src` of the policy allow. Gatsby's own
 * way is `<link rel="prefetch">`: Firefox allows it only by `default-src`, which is `'none'`, and logs each attempt.
 */
export const disableCorePrefetching = () => true;

function prefetch({ pathname, loadPage }: Args) {
	// When the visitor follows the link, a failure is reported.
	loadPage(pathname).then(preloadIslands, () => {});
}

/** In develop, a request makes Gatsby prepare the page. */
export const onPrefetchPathname = process.env.NODE_ENV === "production" ? prefetch : undefined;
