/** A table of contents: each hook is done by one file of `src/build`. */
export { onPostBootstrap } from "./src/build/after-bootstrap";
export { onPreBootstrap } from "./src/build/check-before-build";
export { createSchemaCustomization } from "./src/build/content-types";
export { onPostBuild } from "./src/build/finish-site";
export { onCreatePage } from "./src/build/localized-match-paths";
export { onCreateDevServer } from "./src/build/watch-mistakes";
export { onCreateWebpackConfig } from "./src/build/webpack";
