import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates in a transition: React then works in slices and lets the browser handle input in between. */
function hydrate(page: ReactElement, container: Element) {
	startTransition(() => {
		hydrateRoot(container, page);
	});
}

/** Gatsby calls the returned function to hydrate. In develop, pages have no HTML to hydrate. */
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrate : undefined;
