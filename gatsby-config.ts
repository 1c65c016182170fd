import type { GatsbyConfig } from "gatsby";
import { plugins } from "./src/build/plugins";
import { mountSampleMarket } from "./src/server/sample-market/mount";
import { siteUrl } from "./src/site/head/site-url";

const config: GatsbyConfig = {
	siteMetadata: { siteUrl },
	trailingSlash: "always",
	jsxRuntime: "automatic",
	graphqlTypegen: { generateOnBuild: true },
	developMiddleware: mountSampleMarket,
	plugins,
};

export default config;
