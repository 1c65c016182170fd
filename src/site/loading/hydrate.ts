import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** What crashes is logged by the boundaries of the layout. */
const options = { onCaughtError: () => {} };

/**
 * Has React take over the built page in slices, between which the browser can answer the visitor; Gatsby would have it done
 * in one go.
 */
const hydrateInSlices = () => (page: ReactElement, container: Element) =>
	startTransition(() => {
		hydrateRoot(container, page, options);
	});

/** In develop, pages are not built and Gatsby renders them its own way. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSlices : undefined;
