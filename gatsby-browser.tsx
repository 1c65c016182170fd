import "./src/styles/global.css";

export { onInitialClientRender, shouldUpdateScroll } from "./src/site/scroll";
export { wrapPageElement } from "./src/site/wrap-page-element";
