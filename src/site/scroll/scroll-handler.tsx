import { type ReactNode, useLayoutEffect, useRef } from "react";
import { arrive, begin } from "./arrive";
import { isOnItsWay } from "./late-scroll";
import { keepPlaces, notePlace, recallPlaces } from "./places";
import type { Visit } from "./visit";

/** What Gatsby hands over; its API for changing how it scrolls is not needed here. */
export type ScrollHandlerProps = { location: Visit; children: ReactNode };

/**
 * Stands in the place of `gatsby-react-router-scroll`, which crashes on a hash that is no valid text, writes to the
 * storage on every frame of scrolling, and returns to an old place when an address is opened afresh.
 */
export function ScrollHandler({ location, children }: ScrollHandlerProps) {
	const visit = useRef<Visit>(undefined);

	useLayoutEffect(() => {
		const from = visit.current;
		visit.current = location;
		if (from) return arrive(location, from);
		recallPlaces();
		begin(location);
	}, [location]);

	useLayoutEffect(() => {
		const note = () => {
			if (visit.current && !isOnItsWay()) notePlace(visit.current, window.scrollY);
		};
		// The browser would return by itself, a moment earlier, and have that place noted for the page that is left. Reloads
		// and other sites stay with it: there it knows more.
		const restoreBy = (who: ScrollRestoration) => () => {
			window.history.scrollRestoration = who;
		};
		const leave = () => {
			keepPlaces();
			restoreBy("auto")();
		};
		restoreBy("manual")();
		window.addEventListener("scroll", note, { passive: true });
		window.addEventListener("pageshow", restoreBy("manual"));
		window.addEventListener("pagehide", leave);
		return () => window.removeEventListener("scroll", note);
	}, []);

	return children;
}

/** The name by which Gatsby asks for it. */
export { ScrollHandler as ScrollContext };

/** Gatsby hands this on to whoever asks. Nobody does here, and it is left out of what ships. */
export function useScrollRestoration(): never {
	throw new Error("src/site/scroll keeps the place of pages, not of boxes in them");
}
