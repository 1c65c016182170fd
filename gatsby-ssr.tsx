export { onRenderBody } from "./src/site/document-head";
export { replaceRenderer } from "./src/site/whole-html";
export { wrapPageElement } from "./src/site/wrap-page-element";
