export { onRenderBody } from "./gatsby/document-head";
export { onPreRenderHTML } from "./gatsby/patches/page-path";
export { wrapPageElement } from "./src/layout/wrap-page-element";
