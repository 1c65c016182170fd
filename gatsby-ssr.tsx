export { onRenderBody } from "./src/site/document-head";
