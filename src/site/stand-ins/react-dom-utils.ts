import { type ReactElement, startTransition } from "react";
import { type HydrationOptions, hydrateRoot } from "react-dom/client";

/** In slices: between them the browser can answer the visitor. Gatsby's own would do all of it in one go. */
function hydrate(page: ReactElement, container: Element, options?: HydrationOptions) {
	startTransition(() => {
		hydrateRoot(container, page, options);
	});
}

/**
 * Stands in the place of `react-dom-utils.js`, from which Gatsby takes what renders the first page. All pages are built: what
 * it keeps for empty ones is left out of what ships.
 */
export const reactDOMUtils = () => ({ hydrate, render: hydrate });
