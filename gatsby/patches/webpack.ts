import fs from "node:fs";
import path from "node:path";

/** Gatsby resolves symbolic links, so the aliases name real paths. */
const packages = fs.realpathSync("node_modules");
const i18nPlugin = path.join(packages, "gatsby-plugin-react-i18next");

/** Modules that neither the browser nor the build needs: of the i18n plugin, only its `gatsby-node.js` runs. */
const unusedModules = {
	// They bring the CommonJS build of react-i18next. src/i18n/i18n-provider.tsx takes their place.
	[path.join(i18nPlugin, "gatsby-browser.js")]: false,
	[path.join(i18nPlugin, "gatsby-ssr.js")]: false,
	// Runs third-party scripts in a worker. The site has none.
	[path.join(packages, "gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
} as const;

/** Removes the prerendered templates from Gatsby's list of routes: `browser/match-paths.ts`. */
function clientOnlyRoutes(json: string) {
	const routes = JSON.parse(json) as { path: string; matchPath: string }[];
	return routes.filter(({ path, matchPath }) => path !== matchPath || !path.includes("/template/"));
}

/** Changes for all stages, to be merged into Gatsby's configuration. */
export const patches = {
	resolve: { alias: unusedModules },
	module: { rules: [{ test: /match-paths\.json$/, parser: { parse: clientOnlyRoutes } }] },
};

/** Renders all pages again when the browser's bundle has changed. Gatsby would keep the old CSS in them. */
export function patchRenderer({ output }: { output: { hashSalt?: string } }) {
	output.hashSalt = fs.readFileSync("public/webpack.stats.json", "utf8");
}

type Bundle = {
	resolve: { alias: Record<string, string | false> };
	optimization: { splitChunks: { cacheGroups: { styles?: object } } };
	plugins: { constructor: { name: string }; options: { ignoreOrder?: boolean } }[];
};

/** Changes the configuration of the browser's bundle. */
export function patchBundle({ resolve, optimization, plugins }: Bundle) {
	resolve.alias["react-dom/client$"] = path.resolve("gatsby/browser/react-dom-client.ts");
	// Gives each page its own CSS, which Gatsby inlines. The order of CSS files must not matter.
	delete optimization.splitChunks.cacheGroups.styles;
	const extractCss = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
	if (extractCss) extractCss.options.ignoreOrder = true;
}
