// First: it changes the URL that Gatsby's router reads when it is loaded.
import "./gatsby/patches/browser/guard-url";
import "./src/styles/global.css";
import { patchLoader } from "./gatsby/patches/browser/loader";
import { keepScrollPositions } from "./src/layout/scrolling";

// Gatsby's hooks, and where they are.
export { replaceHydrateFunction } from "./gatsby/browser/hydrate";
export { disableCorePrefetching, onPrefetchPathname } from "./gatsby/browser/prefetch";
export { wrapPageElement } from "./gatsby/browser/wrap-page-element";

/** The layout scrolls (`src/layout/scrolling.ts`). */
export const shouldUpdateScroll = () => false;

export function onClientEntry() {
	patchLoader();
	keepScrollPositions();
}
