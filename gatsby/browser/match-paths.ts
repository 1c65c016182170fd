/** Gatsby's list of client-only routes, without the prerendered templates (`patches/webpack.ts`). */
const matchPaths: { path: string; matchPath: string }[] = require("$virtual/match-paths.json");

/** The page of the document, which Gatsby writes into the HTML. */
type GatsbyWindow = { pagePath?: string };

/** Lets the browser hydrate a prerendered template with its own data. Links open the client-only route. */
export function addDocumentPage() {
	const { pagePath } = window as GatsbyWindow;
	if (pagePath && /\/template\/[\w~-]+\/$/.test(pagePath)) matchPaths.push({ path: pagePath, matchPath: pagePath });
}
