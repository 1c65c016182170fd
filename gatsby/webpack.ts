import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { trustedTypesPolicies } from "../hosting/content-security-policy";

/** Gatsby resolves symbolic links, so the aliases name real paths. */
const packages = fs.realpathSync("node_modules");
const i18nPlugin = path.join(packages, "gatsby-plugin-react-i18next");

type WebpackStats = { assetsByChunkName: Record<string, string[]> };
type MatchPath = { path: string; matchPath: string };

/** Modules that the browser does not need, with the JavaScript of `/` that each saves, after brotli. */
const unused = {
	// 14 KB: it brings the CommonJS build of react-i18next and creates an i18next instance on every render.
	// src/i18n/i18n-provider.tsx takes its place.
	[path.join(i18nPlugin, "gatsby-browser.js")]: false,
	[path.join(i18nPlugin, "gatsby-ssr.js")]: false,
	// 1.8 KB: runs third-party scripts in a worker. The site has none.
	[path.join(packages, "gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
	// Reads React server components, which are an experiment of Gatsby.
	"react-server-dom-webpack": false,
} as const;

/** Removes the prerendered templates from Gatsby's list of routes: `patches/match-paths.ts`. */
export function clientOnlyRoutes(json: string): MatchPath[] {
	const routes = JSON.parse(json) as MatchPath[];
	return routes.filter(({ path, matchPath }) => path !== matchPath || !path.includes("/template/"));
}

/** The CSS files of the browser's bundle, which Gatsby builds first. Their names contain hashes. */
function cssFiles(): string {
	const stats = JSON.parse(fs.readFileSync("public/webpack.stats.json", "utf8")) as WebpackStats;
	return Object.values(stats.assetsByChunkName)
		.flat()
		.filter((name) => name.endsWith(".css"))
		.join();
}

/**
 * Renders all pages again when CSS has changed. Without this, a build with Gatsby's cache keeps the old inlined CSS:
 * Gatsby compares only data and the renderer, which does not contain CSS.
 */
const hashCss = {
	apply: ({ hooks }: Compiler) =>
		hooks.compilation.tap("HashCss", (compilation) => {
			const css = cssFiles();
			compilation.hooks.chunkHash.tap("HashCss", (_chunk, hash) => void hash.update(css));
		}),
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
	actions.setWebpackConfig({
		resolve: { alias: unused },
		module: { rules: [{ test: /match-paths\.json$/, parser: { parse: clientOnlyRoutes } }] },
		plugins: stage === "build-html" ? [hashCss] : [],
	});
	if (stage !== "build-javascript") return;
	const config = getConfig();
	// Gatsby inlines the CSS of the whole site into every page. Without this group, a page has its own CSS, and the CSS of
	// other pages comes with their scripts: 4.1 of 11.8 KB less on `/`. The order of CSS files must not matter.
	delete config.optimization.splitChunks.cacheGroups.styles;
	const extractCss = config.plugins.find((plugin: object) => plugin.constructor.name === "MiniCssExtractPlugin");
	extractCss.options.ignoreOrder = true;
	config.devtool = false;
	// HTML that preloads a script may not have the brackets of `[id].tsx` in its URL.
	config.output.chunkFilename = ({ chunk }: { chunk: { name?: string } }) =>
		`${chunk.name?.replace(/[[\]]/g, "") ?? "[name]"}-[contenthash].js`;
	// The Content-Security-Policy allows webpack to load scripts by this Trusted Types policy.
	config.output.trustedTypes = { policyName: trustedTypesPolicies.webpack };
	actions.replaceWebpackConfig(config);
};
