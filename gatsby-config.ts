import type { GatsbyConfig } from "gatsby";
import { plugins } from "./gatsby/plugins";
import { sampleMarket } from "./sample-market/handler";
import { siteUrl } from "./src/seo/site-metadata";

const config: GatsbyConfig = {
	siteMetadata: { siteUrl },
	trailingSlash: "always",
	jsxRuntime: "automatic",
	graphqlTypegen: { generateOnBuild: true },
	developMiddleware: (app) => app.use(sampleMarket()),
	plugins,
};

export default config;
