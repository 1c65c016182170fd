export { onRenderBody } from "./src/site/document-head";
export { onPreRenderHTML } from "./src/site/page-path";
export { replaceRenderer } from "./src/site/whole-html";
export { wrapPageElement } from "./src/site/wrap-page-element";
