import path from "node:path";
import type { GatsbyNode } from "gatsby";

type CssModule = { identifier(): string };

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
	actions.setWebpackConfig({
		resolve: {
			alias: {
				// The i18n plugin requires the CommonJS build and react-i18next imports the ES one: without this, both ship.
				i18next$: path.resolve("node_modules/i18next/dist/esm/i18next.js"),
			},
		},
	});
	if (stage !== "build-javascript") return;
	const config = getConfig();
	const { styles } = config.optimization.splitChunks.cacheGroups;
	const isCss: (module: CssModule) => boolean = styles.test;
	// Gatsby inlines all CSS into every page; that of the toasts comes with their chunk, when the first one is shown.
	styles.test = (module: CssModule) => isCss(module) && !/react-toastify|toaster/.test(module.identifier());
	config.devtool = false;
	actions.replaceWebpackConfig(config);
};
