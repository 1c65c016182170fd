import type { GatsbyNode } from "gatsby";
import { trustedTypesPolicies } from "../src/lib/trusted-types";
import { ignoreStyleOrder, patchBundle, patches } from "./patches/webpack";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
	actions.setWebpackConfig(patches);
	// Gatsby ignores changes of plugins and of the output in setWebpackConfig.
	const config = getConfig();
	ignoreStyleOrder(config);
	if (stage.startsWith("develop")) return;
	if (stage === "build-javascript") {
		patchBundle(config);
		// No source maps, which would be published.
		config.devtool = false;
		// The Content-Security-Policy allows webpack to load scripts by this Trusted Types policy.
		config.output.trustedTypes = { policyName: trustedTypesPolicies.webpack };
	}
	actions.replaceWebpackConfig(config);
};
