import type { GatsbyNode } from "gatsby";
import { trustedTypesPolicies } from "../src/lib/trusted-types";
import { ignoreStyleOrder, patchBundle, patches, patchRenderer } from "./patches/webpack";

/** Scripts, styles and fonts, whose names contain a hash. Gatsby's pictures are in folders below `static`. */
const hashedFile = /^(?:static\/)?[^/]+[-.][0-9a-f]{20,}\.\w+(?:\.LICENSE\.txt)?$/;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
	actions.setWebpackConfig(patches);
	// Gatsby ignores changes of plugins and of the output in setWebpackConfig.
	const config = getConfig();
	ignoreStyleOrder(config);
	if (stage.startsWith("develop")) return;
	if (stage === "build-html") patchRenderer(config);
	if (stage === "build-javascript") {
		patchBundle(config);
		// No source maps, which would be published.
		config.devtool = false;
		// Removes the files of earlier builds.
		config.output.clean = { keep: (file: string) => !hashedFile.test(file) };
		// HTML that preloads a script may not have the brackets of `[id].tsx` in its URL.
		config.output.chunkFilename = ({ chunk }: { chunk: { name?: string } }) =>
			`${chunk.name?.replace(/[[\]]/g, "") ?? "[name]"}-[contenthash].js`;
		// The Content-Security-Policy allows webpack to load scripts by this Trusted Types policy.
		config.output.trustedTypes = { policyName: trustedTypesPolicies.webpack };
	}
	actions.replaceWebpackConfig(config);
};
