import "./src/styles/global.css";
import { addDocumentPage } from "./gatsby/browser/match-paths";
import { ignoreQueries, keepHistoryEntries } from "./gatsby/browser/navigation";

/** A table of contents: each hook is one file. */
export { replaceHydrateFunction } from "./gatsby/browser/hydrate";
export { onInitialClientRender } from "./gatsby/browser/navigation";
export { disableCorePrefetching, onPrefetchPathname } from "./gatsby/browser/prefetch";
export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/scrolling";
export { wrapPageElement } from "./src/layout/wrap-page-element";

export function onClientEntry() {
	ignoreQueries();
	keepHistoryEntries();
	addDocumentPage();
}
