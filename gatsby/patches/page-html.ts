import fs from "node:fs";
import path from "node:path";
import { isPage, siteFiles, writeIfChanged } from "../../hosting/site-files";

/** The files of each page component, from `public/webpack.stats.json`. */
export type ChunkGroups = Record<string, { assets: { name: string }[] } | undefined>;

/** A file of `public/page-data`. */
export type PageData = { path: string; componentChunkName: string; staticQueryHashes: string[] };

/** HTML does not allow brackets in the path of a URL, and encoded ones would be another URL. */
const isValid = (url: string) => !/[[\]]/.test(url);

const pageDataFile = (pagePath: string) =>
	`/page-data/${pagePath === "/" ? "index" : pagePath.replace(/^\/|\/$/g, "")}/page-data.json`;

/** The URLs that Gatsby's browser code requests before it hydrates a page. */
export function hydrationFiles(
	{ path: pagePath, componentChunkName, staticQueryHashes }: PageData,
	chunks: ChunkGroups,
) {
	const assets = chunks[componentChunkName]?.assets ?? [];
	return {
		data: [
			"/page-data/app-data.json",
			pageDataFile(pagePath),
			...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
		].filter(isValid),
		scripts: assets.map(({ name }) => `/${name}`).filter((url) => url.endsWith(".js") && isValid(url)),
	};
}

const earlierLinks = /<link rel="preload" fetchpriority="low"[^>]*>/g;
const firstScript = '<script id="gatsby-script-loader"';

/** Adds the links in front of Gatsby's scripts, or replaces those of an earlier build. */
export function withPreloads(html: string, { data, scripts }: ReturnType<typeof hydrationFiles>): string {
	const link = (url: string, kind: string) => `<link rel="preload" fetchpriority="low" href="${url}" ${kind}/>`;
	const links = [
		// `crossorigin` is the mode of Gatsby's requests. Without it, the browser would not use the response.
		...data.map((url) => link(url, 'as="fetch" crossorigin="anonymous"')),
		...scripts.map((url) => link(url, 'as="script"')),
	];
	return html.replace(earlierLinks, "").replace(firstScript, links.join("") + firstScript);
}

/** Removes the style attributes of Gatsby's wrappers, which the policy would block. `src/styles/global.css` has the styles. */
export function withoutStyleAttributes(html: string): string {
	return html.replace(
		/(<div\b[^>]*?) style="[^"]*"(?=[^>]*\bid="gatsby-focus-wrapper")|(<div\b[^>]*\bid="gatsby-announcer"[^>]*?) style="[^"]*"/g,
		"$1$2",
	);
}

/**
 * Changes the HTML of the built pages. They request their data and their component together with Gatsby's scripts, which
 * would request them one after the other: a page responds 300 to 450 ms earlier on slow 4G with a four times slower CPU. This
 * runs after the build because Gatsby keeps the HTML of a page when only the names of its scripts have changed.
 */
export function patchPages(folder: string) {
	const read = (name: string) => fs.readFileSync(path.join(folder, name), "utf8");
	const { namedChunkGroups } = JSON.parse(read("webpack.stats.json")) as { namedChunkGroups: ChunkGroups };
	for (const name of siteFiles(folder).filter(isPage)) {
		let html = withoutStyleAttributes(read(name));
		const pagePath = /<script id="gatsby-script-loader" data-path="([^"]+)"/.exec(html)?.[1];
		// A 404 page is served at other addresses, where Gatsby requests other data.
		if (pagePath && !pagePath.endsWith("/404.html")) {
			const pageData = JSON.parse(read(pageDataFile(pagePath))) as PageData;
			html = withPreloads(html, hydrationFiles(pageData, namedChunkGroups));
		}
		writeIfChanged(path.join(folder, name), html);
	}
}
