import fs from "node:fs";
import path from "node:path";

/** The browser code of plugins that the site does not use. `src/i18n/i18n-provider.tsx` takes the place of the i18n plugin's. */
const unusedFiles = [
	"gatsby-plugin-react-i18next/gatsby-browser.js",
	"gatsby-plugin-react-i18next/gatsby-ssr.js",
	"gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
];

/** Gatsby resolves symbolic links, so the aliases name real paths. */
const packages = fs.realpathSync("node_modules");
const alias = Object.fromEntries(unusedFiles.map((file) => [path.join(packages, file), false as const]));

/** Removes the prerendered templates from Gatsby's list of routes: `browser/match-paths.ts`. */
function clientOnlyRoutes(json: string) {
	const routes = JSON.parse(json) as { path: string; matchPath: string }[];
	return routes.filter(({ path, matchPath }) => path !== matchPath || !path.includes("/template/"));
}

/** Changes for all stages, to be merged into Gatsby's configuration. */
export const patches = {
	resolve: { alias },
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
	resolve.alias["react-dom/client$"] = path.resolve("gatsby/patches/browser/react-dom-client.ts");
	// Gives each page its own CSS, which Gatsby inlines. The order of CSS files must not matter.
	delete optimization.splitChunks.cacheGroups.styles;
	const extractCss = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
	if (extractCss) extractCss.options.ignoreOrder = true;
}
