// First: it changes the URL that Gatsby's router reads when it is loaded.
import "./gatsby/patches/browser/guard-url";
import "./src/styles/global.css";
import { addDocumentPage } from "./gatsby/patches/browser/match-paths";
import { ignoreQueries, keepHistoryEntries } from "./gatsby/patches/browser/navigation";

/** A table of contents: each hook is one file. */
export { replaceHydrateFunction } from "./gatsby/browser/hydrate";
export { disableCorePrefetching, onPrefetchPathname } from "./gatsby/browser/prefetch";
export { onInitialClientRender } from "./gatsby/patches/browser/navigation";
export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/scrolling";
export { wrapPageElement } from "./src/layout/wrap-page-element";

export function onClientEntry() {
	ignoreQueries();
	keepHistoryEntries();
	addDocumentPage();
}
