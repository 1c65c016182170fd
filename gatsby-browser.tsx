import "./src/styles/global.css";

export { onClientEntry } from "./src/site/loading/client-entry";
export { onInitialClientRender } from "./src/site/loading/first-render";
export { replaceHydrateFunction } from "./src/site/loading/hydrate";
export { wrapPageElement } from "./src/site/wrap-page-element";
