/** A table of contents: each hook is one file in `gatsby/`. */
export { onPreBootstrap } from "./gatsby/check-project";
export { createSchemaCustomization } from "./gatsby/content-types";
export { onCreateDevServer } from "./gatsby/editor";
export { onCreatePage } from "./gatsby/patches/localized-match-paths";
export { onPostBuild } from "./gatsby/post-build";
export { onPostBootstrap } from "./gatsby/public-files";
export { createPages, createResolvers } from "./gatsby/templates";
export { onCreateWebpackConfig } from "./gatsby/webpack";
