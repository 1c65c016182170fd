import type { GatsbyNode } from "gatsby";
import { trustedTypesPolicies } from "../hosting/content-security-policy";
import { patchBundle, patchConfig } from "./patches/webpack";

/** Makes V8 compile the first scripts while they load, outside the main thread. */
const compileAhead = {
	banner: "//# allFunctionsCalledOnLoad",
	raw: true,
	test: /^(app|framework)-/,
	// After the minimizer, which removes comments.
	stage: 1000,
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig, plugins }) => {
	actions.setWebpackConfig(patchConfig(stage));
	if (stage !== "build-javascript") return;
	const config = getConfig();
	patchBundle(config);
	config.plugins.push(plugins.banner(compileAhead));
	config.devtool = false;
	// HTML that preloads a script may not have the brackets of `[id].tsx` in its URL.
	config.output.chunkFilename = ({ chunk }: { chunk: { name?: string } }) =>
		`${chunk.name?.replace(/[[\]]/g, "") ?? "[name]"}-[contenthash:8].js`;
	// The Content-Security-Policy allows webpack to load scripts by this Trusted Types policy.
	config.output.trustedTypes = { policyName: trustedTypesPolicies.webpack };
	actions.replaceWebpackConfig(config);
};
