import type { GatsbyNode } from "gatsby";
import { contentPageResolvers, createContentPages } from "./gatsby/content-pages";
import { heroScriptResolver } from "./gatsby/hero-script";
import { createNotFoundPages } from "./gatsby/localized-pages";
import { createStoryFeeds } from "./gatsby/story-feeds";
import { createTemplatePages, templateResolvers } from "./gatsby/templates";

// Gatsby's hooks, and where they are.
export { onPreBootstrap } from "./gatsby/check-project";
export { onCreateNode } from "./gatsby/content-pages";
export { createSchemaCustomization } from "./gatsby/content-types";
export { onCreateDevServer } from "./gatsby/editor";
export { onPostBuild } from "./gatsby/post-build";
export { onPostBootstrap } from "./gatsby/public-files";
export { onCreateWebpackConfig } from "./gatsby/webpack";

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
	heroScriptResolver(args);
	templateResolvers(args);
	contentPageResolvers(args);
};

/** Creates the pages that are not files of `src/pages`. */
export const createPages: GatsbyNode["createPages"] = (args) => {
	createTemplatePages(args);
	createContentPages(args);
	createStoryFeeds(args);
	createNotFoundPages(args.actions);
};
