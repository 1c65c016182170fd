import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { trustedTypesPolicies } from "../../hosting/content-security-policy";

/** Gatsby resolves symbolic links, so the aliases name real paths. */
const packages = fs.realpathSync("node_modules");
const i18nPlugin = path.join(packages, "gatsby-plugin-react-i18next");

/** Modules that the browser does not need, with the JavaScript of `/` that each saves, after brotli. */
const unusedModules = {
	// 14 KB: it brings the CommonJS build of react-i18next and creates an i18next instance on every render.
	// src/i18n/i18n-provider.tsx takes its place.
	[path.join(i18nPlugin, "gatsby-browser.js")]: false,
	[path.join(i18nPlugin, "gatsby-ssr.js")]: false,
	// 1.8 KB: runs third-party scripts in a worker. The site has none.
	[path.join(packages, "gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
	// 1.6 KB, and a write to the session storage on each scroll.
	"gatsby-react-router-scroll": path.resolve("gatsby/patches/scroll-handler.ts"),
	// 0.3 KB: the site has no service worker.
	[path.resolve(".cache/register-service-worker.js")]: false,
	// 0.3 KB: creates <link rel="prefetch">, see `gatsby/prefetch.ts`.
	[path.resolve(".cache/prefetch.js")]: false,
	// Reads React server components, which are an experiment of Gatsby.
	"react-server-dom-webpack": false,
} as const;

/** Replacements for modules in the browser's bundle, with the JavaScript of `/` that each saves. */
const replacedModules = {
	// 0.3 KB.
	"prop-types": path.resolve("gatsby/patches/prop-types.ts"),
	// 0.2 KB: React has had this hook since version 18.
	"use-sync-external-store/shim": "react",
	// Saves no bytes: shortens the first task.
	"react-dom/client$": path.resolve("gatsby/patches/react-dom-client.ts"),
};

/** Scripts, styles and fonts, whose names contain a hash. Gatsby's pictures are in folders below `static`. */
const hashedFile = /^(?:static\/)?[^/]+[-.][0-9a-f]{20,}\.\w+(?:\.LICENSE\.txt)?$/;

/** Removes the scripts, styles and fonts of earlier builds. */
const clean = { keep: (file: string) => !hashedFile.test(file) };

/** Removes the prerendered templates from Gatsby's list of routes: `match-paths.ts`. */
function clientOnlyRoutes(json: string) {
	const routes = JSON.parse(json) as { path: string; matchPath: string }[];
	return routes.filter(({ path, matchPath }) => path !== matchPath || !path.includes("/template/"));
}

/** The CSS files of the browser's bundle, which Gatsby builds first. Their names contain hashes. */
function cssFiles(): string {
	const stats = JSON.parse(fs.readFileSync("public/webpack.stats.json", "utf8"));
	const names = Object.values(stats.assetsByChunkName as Record<string, string[]>).flat();
	return names.filter((name) => name.endsWith(".css")).join();
}

type GatsbyConfig = {
	optimization: { splitChunks: { cacheGroups: { styles?: object } } };
	plugins: { constructor: { name: string }; options: { ignoreOrder?: boolean } }[];
	module: { rules: { oneOf?: { use?: { options?: { modules?: { localIdentName?: string } } }[] }[] }[] };
};

/** Makes class names short: 0.3 KB of JavaScript and 0.8 of 18.2 KB of HTML less on `/`. */
function shortenClassNames({ module }: GatsbyConfig) {
	const loaders = module.rules.flatMap(({ oneOf = [] }) => oneOf).flatMap(({ use = [] }) => use);
	for (const { options } of loaders) {
		if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
	}
}

/**
 * Gives each page its own CSS. Gatsby inlines the CSS of the whole site into every page; the CSS of other pages then comes
 * with their scripts: 4.1 of 11.8 KB less on `/`. The order of CSS files must not matter.
 */
function splitCss({ optimization, plugins }: GatsbyConfig) {
	delete optimization.splitChunks.cacheGroups.styles;
	const extractCss = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
	if (extractCss) extractCss.options.ignoreOrder = true;
}

/**
 * Makes V8 compile the first scripts while they load, outside the main thread. With a four times slower CPU, none of 54 visits
 * of `/` had a task of theirs above 50 ms; without it, 4 of 18 had one, of up to 107 ms.
 */
const compileAhead = {
	banner: "//# allFunctionsCalledOnLoad",
	raw: true,
	test: /^(app|framework)-/,
	// After the minimizer, which removes comments.
	stage: 1000,
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig, plugins }) => {
	actions.setWebpackConfig({
		resolve: { alias: unusedModules },
		module: { rules: [{ test: /match-paths\.json$/, parser: { parse: clientOnlyRoutes } }] },
	});
	if (stage.startsWith("develop")) return;
	const config = getConfig();
	shortenClassNames(config);
	if (stage === "build-html") {
		// Renders all pages again when CSS has changed. A build with Gatsby's cache would keep the old inlined CSS: Gatsby compares
		// only data and the renderer, which does not contain CSS.
		config.output.hashSalt = cssFiles();
		return actions.replaceWebpackConfig(config);
	}
	splitCss(config);
	config.plugins.push(plugins.banner(compileAhead));
	config.resolve.alias = { ...replacedModules, ...config.resolve.alias };
	// Part of `app`: 0.3 KB and one request less.
	config.optimization.runtimeChunk = false;
	config.devtool = false;
	config.output.clean = clean;
	// HTML that preloads a script may not have the brackets of `[id].tsx` in its URL.
	config.output.chunkFilename = ({ chunk }: { chunk: { name?: string } }) =>
		`${chunk.name?.replace(/[[\]]/g, "") ?? "[name]"}-[contenthash].js`;
	// The Content-Security-Policy allows webpack to load scripts by this Trusted Types policy.
	config.output.trustedTypes = { policyName: trustedTypesPolicies.webpack };
	actions.replaceWebpackConfig(config);
};
