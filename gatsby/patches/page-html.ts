import fs from "node:fs";
import path from "node:path";
import { isPage, siteFiles } from "../../hosting/site-files";

const pagePathScript = /(<script id="gatsby-script-loader")>(.*?window\.pagePath=)"[^"]*"/;
const focusWrapper = / style="[^"]*" tabindex="-1"( id="gatsby-focus-wrapper")/;
const announcerStyle = /(<div id="gatsby-announcer") style="[^"]*"/;

/**
 * Makes a page fit the Content-Security-Policy: its path moves from Gatsby's inline script into an attribute, so that the
 * script is the same on all pages. `global.css` has the styles of Gatsby's wrappers. One of them could have the focus: a click on
 * a text would give it to that, and Tab would start at the top (`src/components/move-focus.ts`).
 */
function shareInlineCode(html: string, pagePath: string): string {
	const script = `$1 data-path="${pagePath}">$2document.currentScript.dataset.path`;
	return html.replace(pagePathScript, script).replace(focusWrapper, "$1").replace(announcerStyle, "$1");
}

/** `public/webpack.stats.json`: the files of each page component. */
export type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined> };
type PageData = { componentChunkName: string; staticQueryHashes: string[] };

const link = (file: string, mode: string) => `<link rel="preload" href="/${file}" ${mode}/>`;

/**
 * Adds links to a page for the files that Gatsby's browser code requests before it hydrates the page, and for that code: browsers would
 * request async scripts after pictures. At the end of the page, which is shown before they arrive.
 */
export function addPreloads(html: string, pagePath: string, folder: string, { namedChunkGroups }: Stats): string {
	// A 404 page is served at other URLs, where Gatsby requests other data.
	if (!pagePath.endsWith("/")) return html;
	const pageData = `page-data${pagePath === "/" ? "/index" : pagePath.slice(0, -1)}/page-data.json`;
	const json = fs.readFileSync(path.join(folder, pageData), "utf8");
	const { componentChunkName, staticQueryHashes }: PageData = JSON.parse(json);
	const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
	const groups = [namedChunkGroups.app, namedChunkGroups[componentChunkName]];
	const scripts = groups.flatMap((group) => group?.assets ?? []).filter(({ name }) => name.endsWith(".js"));
	// HTML does not allow the brackets of `[id]` in a URL, and encoded ones would be another URL.
	const data = ["page-data/app-data.json", pageData, ...queries].filter((file) => !file.includes("["));
	const links = [
		// `crossorigin` is the mode of Gatsby's requests. Without it, the browser would not use the response.
		...data.map((file) => link(file, 'as="fetch" crossorigin="anonymous"')),
		...scripts.map(({ name }) => link(name, 'as="script"')),
	];
	return html.replace('<script id="gatsby-script-loader"', `${links.join("")}$&`);
}

/** Patches the HTML of all pages, which Gatsby has no hook for. */
export function patchPages(folder: string): void {
	const stats: Stats = JSON.parse(fs.readFileSync(path.join(folder, "webpack.stats.json"), "utf8"));
	for (const name of siteFiles(folder).filter(isPage)) {
		const file = path.join(folder, name);
		const pagePath = name.replace(/\/index\.html$/, "/");
		const html = shareInlineCode(fs.readFileSync(file, "utf8"), pagePath);
		fs.writeFileSync(file, addPreloads(html, pagePath, folder, stats));
	}
}
