import fs from "node:fs";
import path from "node:path";
import { isPage, siteFiles, writeIfChanged } from "../../hosting/site-files";

/** The files of each page component, from `public/webpack.stats.json`. */
type ChunkGroups = Record<string, { assets: { name: string }[] } | undefined>;
type PageData = { componentChunkName: string; staticQueryHashes: string[] };

/** Links for the files that Gatsby's browser code requests before it hydrates a page. */
function preloads(data: string, { componentChunkName, staticQueryHashes }: PageData, chunks: ChunkGroups): string {
	const names = ["app-data", data, ...staticQueryHashes.map((hash) => `sq/d/${hash}`)];
	const scripts = chunks[componentChunkName]?.assets.filter(({ name }) => name.endsWith(".js")) ?? [];
	const links = [
		// `crossorigin` is the mode of Gatsby's requests. Without it, the browser would not use the response.
		...names.map((name) => `href="/page-data/${name}.json" as="fetch" crossorigin="anonymous"`),
		...scripts.map(({ name }) => `href="/${name}" as="script"`),
	];
	// HTML does not allow brackets in the path of a URL, and encoded ones would be another URL.
	const valid = links.filter((link) => !/[[\]]/.test(link));
	return valid.map((link) => `<link rel="preload" fetchpriority="low" ${link}/>`).join("");
}

const pagePathScript = /(<script id="gatsby-script-loader")>(.*?window\.pagePath=)"[^"]*"/;
const wrapperStyles =
	/ style="[^"]*"(?=[^<>]* id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;
const earlierPreloads = /<link rel="preload" fetchpriority="low"[^>]*>/g;

/**
 * Makes pages fit the Content-Security-Policy: their path moves from Gatsby's inline script into an attribute, so that the
 * script is the same on all pages, and `global.css` has the styles of the wrappers. Pages also preload what they need.
 * This runs after the build, because Gatsby keeps the HTML of pages that have not changed, with the changes of earlier builds.
 */
export function patchPages(folder: string) {
	const read = (name: string) => fs.readFileSync(path.join(folder, name), "utf8");
	const { namedChunkGroups } = JSON.parse(read("webpack.stats.json")) as { namedChunkGroups: ChunkGroups };
	for (const name of siteFiles(folder).filter(isPage)) {
		const pagePath = name.replace(/\/index\.html$/, "/");
		const html = read(name)
			.replace(pagePathScript, `$1 data-path="${pagePath}">$2document.currentScript.dataset.path`)
			.replace(wrapperStyles, "")
			.replace(earlierPreloads, "");
		const data = `${pagePath === "/" ? "index" : pagePath.slice(1, -1)}/page-data`;
		// A 404 page is served at other URLs, where Gatsby requests other data.
		const links = pagePath.endsWith("/")
			? preloads(data, JSON.parse(read(`page-data/${data}.json`)) as PageData, namedChunkGroups)
			: "";
		writeIfChanged(path.join(folder, name), html.replace('<script id="gatsby-script-loader"', `${links}$&`));
	}
}
