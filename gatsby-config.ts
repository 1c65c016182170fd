import type { GatsbyConfig } from "gatsby";
import { plugins } from "./gatsby/plugins";
import { sampleMarket } from "./sample-market/handler";
import { siteUrl } from "./src/seo/site-metadata";

// Turns off Gatsby's survey and its version check.
process.env.GATSBY_FEEDBACK_DISABLED = "1";

const config: GatsbyConfig = {
	siteMetadata: { siteUrl },
	// Without an adapter, Gatsby downloads a list of adapters and installs the one for the current host.
	adapter: { name: "static files", adapt: () => {} },
	trailingSlash: "always",
	jsxRuntime: "automatic",
	// Not in a team's clone, where a changed src/gatsby-types.d.ts would be an uncommitted change.
	graphqlTypegen: process.env.EDITOR_PUSH ? false : { generateOnBuild: true },
	developMiddleware: (app) => app.use(sampleMarket()),
	plugins,
};

export default config;
