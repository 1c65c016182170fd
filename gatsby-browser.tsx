// First: it changes the URL that Gatsby's router reads when it is loaded.
import "./gatsby/patches/browser/guard-url";
import "./src/styles/global.css";
import { ignoreQueries } from "./gatsby/patches/browser/ignore-queries";
import { addDocumentPage } from "./gatsby/patches/browser/match-paths";
import { keepScrollPositions } from "./src/layout/scrolling";

// Gatsby's hooks, and where they are.
export { disableCorePrefetching, onPrefetchPathname } from "./gatsby/browser/prefetch";
export { wrapPageElement } from "./gatsby/browser/wrap-page-element";
export { reloadOnNewBuild as onInitialClientRender } from "./gatsby/patches/browser/reload-on-new-build";

/** The layout scrolls (`src/layout/scrolling.ts`). */
export const shouldUpdateScroll = () => false;

export function onClientEntry() {
	ignoreQueries();
	addDocumentPage();
	keepScrollPositions();
}
