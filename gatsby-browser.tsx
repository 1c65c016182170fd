import "./src/styles/global.css";
import { addDocumentPage } from "./gatsby/patches/match-paths";
import { ignoreQueries, keepHistoryEntries } from "./gatsby/patches/navigation";

/** A table of contents: each hook is one file. */
export { replaceHydrateFunction } from "./gatsby/hydrate";
export { onInitialClientRender } from "./gatsby/patches/navigation";
export { disableCorePrefetching, onPrefetchPathname } from "./gatsby/prefetch";
export { onPreRouteUpdate, onRouteUpdate } from "./src/layout/scroll-restoration";
export { wrapPageElement } from "./src/layout/wrap-page-element";

export function onClientEntry() {
	ignoreQueries();
	keepHistoryEntries();
	addDocumentPage();
}
