/** Gatsby's list of client-only routes, without the prerendered templates (`patches/webpack.ts`). */
const matchPaths: { path: string; matchPath: string }[] = require("$virtual/match-paths.json");

/** Lets the browser hydrate a prerendered template, the page of the HTML, with its own data. Links open the client-only route. */
export function addDocumentPage() {
	const { pagePath } = window as { pagePath?: string };
	if (pagePath && /\/template\/[\w-]+\/$/.test(pagePath)) matchPaths.push({ path: pagePath, matchPath: pagePath });
}
