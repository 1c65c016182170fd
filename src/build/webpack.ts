import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { trustedTypesPolicies } from "../deploy/content-security-policy";
import { shortenClassNames } from "./class-names";
import { readAheadPlugin } from "./read-ahead";

/** Where the packages really lie, which is how Gatsby names them: the folder may be a link. */
const packages = fs.realpathSync("node_modules");
const i18nPlugin = path.join(packages, "gatsby-plugin-react-i18next");

/**
 * What Gatsby and its plugins would ship without need. The i18n plugin's half for the browser: it makes a new i18next
 * instance on every render, brings the CommonJS half of react-i18next along with all that it can do, and guesses the
 * language, which is switched off; `src/i18n/i18n-provider.tsx` does the rest. Partytown: for third-party scripts. The
 * registration of a service worker: there is none. The reader of React's server components: Gatsby's are an experiment.
 */
const unused = {
	[path.join(i18nPlugin, "gatsby-browser.js")]: false,
	[path.join(i18nPlugin, "gatsby-ssr.js")]: false,
	[path.join(packages, "gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
	[path.resolve(".cache/register-service-worker.js")]: false,
	"react-server-dom-webpack": false,
} as const;

const standIn = (name: string) => path.resolve("src/site/stand-ins", name);

/** What other code takes its place in the browser. */
const inBrowser = {
	"gatsby-react-router-scroll$": path.resolve("src/site/scroll/scroll-handler.tsx"),
	[path.resolve(".cache/head/head-export-handler-for-browser.js")]: path.resolve("src/site/head/head-handler.tsx"),
	// SWR asks for React's own hook by way of a package that makes up for it in React 17.
	"use-sync-external-store/shim$": "react",
	// Gatsby's router and links describe their props with it, which React has not looked at since version 19.
	"prop-types$": standIn("prop-types.ts"),
	invariant$: standIn("invariant.ts"),
	"dequal/lite$": standIn("dequal.ts"),
} as const;

/** What runs first, in this order; the second starts Gatsby. */
const beginning = ["src/market/api/ask-ahead.ts", "src/start/start.ts"].map((file) => path.resolve(file));

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig, plugins }) => {
	// A literal everywhere, so that a build without the pseudo-language drops what only that one needs.
	const pseudo = JSON.stringify(process.env.PSEUDO_LANGUAGE ?? "");
	actions.setWebpackConfig({
		resolve: { alias: stage.endsWith("html") ? unused : { ...unused, ...inBrowser } },
		plugins: [plugins.define({ "process.env.PSEUDO_LANGUAGE": pseudo })],
	});
	if (!stage.startsWith("build-")) return;
	const config = getConfig();
	shortenClassNames(config.module.rules);
	if (stage !== "build-javascript") return actions.replaceWebpackConfig(config);
	// Gatsby would inline all CSS of the site into every page. Like this, a page carries its own; that of the next page, or of
	// a toast, comes with their scripts. So no rule of one file may depend on its place after another's.
	delete config.optimization.splitChunks.cacheGroups.styles;
	const extract = config.plugins.find((plugin: object) => plugin.constructor.name === "MiniCssExtractPlugin");
	extract.options.ignoreOrder = true;
	config.resolve.alias["gatsby-app$"] = config.entry.app;
	config.entry.app = beginning;
	// What SWC makes of the code is a hundredth smaller than what Terser makes of it.
	const minimizer = config.optimization.minimizer.find((one: object) => one.constructor.name === "TerserPlugin");
	minimizer.options.minimizer = {
		implementation: minimizer.constructor.swcMinify,
		options: { compress: { passes: 3 }, mangle: true, ecma: 2020 },
	};
	config.plugins.push(readAheadPlugin);
	// `npm run bundle` asks for the maps, which tell what each file is made of; they are never deployed.
	config.devtool = process.env.BUNDLE_REPORT ? "hidden-source-map" : false;
	// The cache of other builds holds modules that know nothing of maps.
	if (process.env.BUNDLE_REPORT) config.cache = false;
	// Chunks and workers are fetched through this policy, the one that may name a script where Trusted Types are asked for.
	config.output.trustedTypes = { policyName: trustedTypesPolicies.webpack };
	actions.replaceWebpackConfig(config);
};
