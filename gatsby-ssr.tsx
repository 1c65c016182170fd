export { onRenderBody } from "./src/site/document-head";
export { wrapPageElement } from "./src/site/wrap-page-element";
