import "./src/styles/global.css";

export { onInitialClientRender } from "./src/site/loading/first-render";
export { wrapPageElement } from "./src/site/wrap-page-element";
