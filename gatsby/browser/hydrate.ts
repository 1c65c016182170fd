import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates in a transition: React then works in slices and lets the browser handle input in between. */
const hydrateInTransition = () => (page: ReactElement, container: Element) =>
	startTransition(() => {
		hydrateRoot(container, page);
	});

/** In develop, pages have no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;
