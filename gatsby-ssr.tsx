export { onRenderBody } from "./gatsby/document-head";
export { onPreRenderHTML } from "./gatsby/patches/page-path";
export { replaceRenderer } from "./gatsby/patches/replace-renderer";
export { wrapPageElement } from "./src/layout/wrap-page-element";
