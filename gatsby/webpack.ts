import type { GatsbyNode } from "gatsby";
import { trustedTypesPolicies } from "../src/lib/trusted-types";
import { ignoreStyleOrder, patchBundle, patches } from "./patches/webpack";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig, plugins }) => {
	// Keeps code of the build out of the browser. Gatsby defines it, too, but does not document it.
	const buildStage = plugins.define({ "process.env.BUILD_STAGE": JSON.stringify(stage) });
	actions.setWebpackConfig({ ...patches, plugins: [buildStage] });
	// Gatsby ignores changes of its own plugins and of the output in setWebpackConfig.
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
