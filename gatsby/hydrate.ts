import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** The error boundaries of the layout log what they catch. */
const options = { onCaughtError: () => {} };

/** Hydrates in a transition, so that the browser can handle input between the Suspense boundaries of a page. */
const hydrateInTransition = () => (page: ReactElement, container: Element) =>
	startTransition(() => {
		hydrateRoot(container, page, options);
	});

/** In develop, pages have no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;
