/** Gatsby's list of client-only routes. */
const matchPaths: { path: string; matchPath: string }[] = require("$virtual/match-paths.json");

/** The page of the document, which Gatsby writes into the HTML. */
type GatsbyWindow = { pagePath?: string };

/**
 * Lets the browser hydrate a prerendered template with its own data. Gatsby's browser code has a list of all pages that a
 * client-only route would match, here all prerendered templates: 60 bytes each, which it searches on every navigation (gatsby
 * issue 16097). `patches/webpack.ts` leaves them out; this adds the page of the document. Links open the client-only route.
 */
export function addDocumentPage() {
	const { pagePath } = window as GatsbyWindow;
	if (pagePath && /\/template\/[\w~-]+\/$/.test(pagePath)) matchPaths.push({ path: pagePath, matchPath: pagePath });
}
