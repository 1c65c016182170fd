export { onRenderBody } from "./gatsby/document-head";
export { wrapPageElement } from "./src/layout/wrap-page-element";
