import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** The error boundaries of the layout log what they catch. */
const options = { onCaughtError: () => {} };

/** Hydrates in a transition: React then works in slices and lets the browser handle input in between. */
const hydrateInTransition = () => (page: ReactElement, container: Element) =>
	startTransition(() => {
		hydrateRoot(container, page, options);
	});

/** In develop, pages have no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;
