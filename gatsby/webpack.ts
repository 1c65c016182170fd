import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { pageOfBlock } from "../content-model/schemas/site";
import { trustedTypesPolicies } from "../hosting/content-security-policy";
import { patchBundle, patches, patchRenderer } from "./patches/webpack";

/** Makes V8 compile the first scripts while they load, outside the main thread. */
const compileAhead = {
	banner: "//# allFunctionsCalledOnLoad",
	raw: true,
	test: /^(app|framework)-/,
	// After the minimizer, which removes comments.
	stage: 1000,
};

/** Scripts, styles and fonts, whose names contain a hash. Gatsby's pictures are in folders below `static`. */
const hashedFile = /^(?:static\/)?[^/]+[-.][0-9a-f]{20,}\.\w+(?:\.LICENSE\.txt)?$/;

/** Whether the landing page has a page of `content/pages` as a section. Without one, it does without the styles of texts. */
function showsTexts(getNodesByType: CreateWebpackConfigArgs["getNodesByType"]): boolean {
	const [site] = getNodesByType("SiteYaml") as unknown as { landing: string[] }[];
	return site?.landing.some(pageOfBlock) ?? false;
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
	const { actions, stage, getConfig, getNodesByType, plugins } = args;
	actions.setWebpackConfig(patches);
	if (stage.startsWith("develop")) return;
	// Gatsby ignores changes of the output in setWebpackConfig.
	const config = getConfig();
	if (!showsTexts(getNodesByType)) {
		const noSection = path.resolve("src/features/pages/no-page-section.tsx");
		config.plugins.push(plugins.normalModuleReplacement(/\/pages\/page-section$/, noSection));
	}
	if (stage === "build-html") patchRenderer(config);
	if (stage === "build-javascript") {
		patchBundle(config);
		config.plugins.push(plugins.banner(compileAhead));
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
