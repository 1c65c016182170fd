export { wrapPageElement } from "./gatsby/browser/wrap-page-element";
export { onRenderBody } from "./gatsby/document";
