// Gatsby's hooks, and where they are.
export { onPreBootstrap } from "./gatsby/check-project";
export { onCreateNode } from "./gatsby/content-pages";
export { createSchemaCustomization } from "./gatsby/content-types";
export { onCreateDevServer } from "./gatsby/editor";
export { createPages, createResolvers } from "./gatsby/pages";
export { repairMatchPath as onCreatePage } from "./gatsby/patches/localized-match-paths";
export { onPostBuild } from "./gatsby/post-build";
export { onPostBootstrap } from "./gatsby/public-files";
export { onCreateWebpackConfig } from "./gatsby/webpack";
