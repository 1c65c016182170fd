import fs from "node:fs";
import path from "node:path";
import { IslandStyles } from "./island-styles";

/** Gatsby resolves symbolic links, so aliases name real paths. */
const inPackages = (file: string) => path.join(fs.realpathSync("node_modules"), file);

/** Browser code that the site does not use. `src/i18n/i18n-provider.tsx` takes the place of the i18n plugin's. */
const unusedFiles = {
	[inPackages("gatsby-plugin-react-i18next/gatsby-browser.js")]: false,
	[inPackages("gatsby-plugin-react-i18next/gatsby-ssr.js")]: false,
	[inPackages("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
} as const;

/** Removes the prerendered templates from Gatsby's list of routes: `browser/loader.ts`. */
function clientOnlyRoutes(json: string) {
	const routes = JSON.parse(json) as { path: string; matchPath: string }[];
	return routes.filter(({ path, matchPath }) => path !== matchPath || !path.includes("/template/"));
}

/** Changes for all stages, to be merged into Gatsby's configuration. The function below changes that of the browser's bundle. */
export const patches = {
	resolve: { alias: unusedFiles },
	module: { rules: [{ test: /match-paths\.json$/, parser: { parse: clientOnlyRoutes } }] },
};

type Plugins = { plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] };

/** The order of CSS files must not matter: each page has its own CSS. Without it, webpack warns about the order. */
export function ignoreStyleOrder({ plugins }: Plugins) {
	const extractCss = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
	if (extractCss?.options) extractCss.options.ignoreOrder = true;
}

type Bundle = Plugins & { optimization: { splitChunks: { cacheGroups: { styles?: object; i18n?: object } } } };

/** A file of its own. Gatsby has one for what all pages use, some of them only after a first visit, and would add it there. */
const i18n = { name: "i18n", test: /node_modules[\\/](?:react-)?i18next[\\/]/, priority: 30, enforce: true };

/** Gives each page its own CSS, which Gatsby inlines, and i18next its own file. */
export function patchBundle({ optimization, plugins }: Bundle) {
	const { cacheGroups } = optimization.splitChunks;
	delete cacheGroups.styles;
	cacheGroups.i18n = i18n;
	plugins.push(new IslandStyles());
}
