import type { GatsbyNode } from "gatsby";
import { trustedTypesPolicies } from "../hosting/content-security-policy";
import { clientOnlyRoutes, hashCss, splitCss, unusedModules } from "./patches/webpack";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
	actions.setWebpackConfig({
		resolve: { alias: unusedModules },
		module: { rules: [{ test: /match-paths\.json$/, parser: { parse: clientOnlyRoutes } }] },
		plugins: stage === "build-html" ? [hashCss] : [],
	});
	if (stage !== "build-javascript") return;
	const config = getConfig();
	splitCss(config);
	config.devtool = false;
	// HTML that preloads a script may not have the brackets of `[id].tsx` in its URL.
	config.output.chunkFilename = ({ chunk }: { chunk: { name?: string } }) =>
		`${chunk.name?.replace(/[[\]]/g, "") ?? "[name]"}-[contenthash].js`;
	// The Content-Security-Policy allows webpack to load scripts by this Trusted Types policy.
	config.output.trustedTypes = { policyName: trustedTypesPolicies.webpack };
	actions.replaceWebpackConfig(config);
};
