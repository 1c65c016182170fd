import path from "node:path";
import type { GatsbyNode } from "gatsby";

type CssModule = { identifier(): string };

const i18nPlugin = path.resolve("node_modules/gatsby-plugin-react-i18next");

/**
 * What Gatsby and its plugins would ship without need. The i18n plugin's half for the browser: it makes a new i18next
 * instance on every render, brings the CommonJS half of react-i18next along with all that it can do, and guesses the
 * language, which is switched off; `src/i18n/i18n-provider.tsx` does the rest. Partytown: for third-party scripts.
 */
const unused = {
	[path.join(i18nPlugin, "gatsby-browser.js")]: false,
	[path.join(i18nPlugin, "gatsby-ssr.js")]: false,
	[path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
} as const;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
	actions.setWebpackConfig({ resolve: { alias: unused } });
	if (stage !== "build-javascript") return;
	const config = getConfig();
	const { styles } = config.optimization.splitChunks.cacheGroups;
	const isCss: (module: CssModule) => boolean = styles.test;
	// Gatsby inlines all CSS into every page; that of the toasts comes with their chunk, when the first one is shown.
	styles.test = (module: CssModule) => isCss(module) && !/react-toastify|toaster/.test(module.identifier());
	// All CSS lies in one sheet, and no rule of one file depends on its place after another's.
	const extract = config.plugins.find((plugin: object) => plugin.constructor.name === "MiniCssExtractPlugin");
	extract.options.ignoreOrder = true;
	config.devtool = false;
	actions.replaceWebpackConfig(config);
};
