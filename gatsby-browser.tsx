import "./src/styles/global.css";

/** A table of contents: each hook is one file. */
export { replaceHydrateFunction } from "./gatsby/hydrate";
export { onClientEntry, onInitialClientRender } from "./gatsby/patches/navigation";
export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/scroll-restoration";
export { wrapPageElement } from "./src/layout/wrap-page-element";
