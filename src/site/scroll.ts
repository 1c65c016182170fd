import type { GatsbyBrowser } from "gatsby";
import { forgetScroll, scrollOnceTallEnough } from "./late-scroll";

const behavior = (): ScrollBehavior =>
	window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** The element that a hash leads to, if there is one; a hash that is no valid text leads nowhere. */
function target(hash: string): HTMLElement | null {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		return null;
	}
}

type Routed = Location & { action?: string; state?: { keepScroll?: boolean } | null };

/**
 * A new page starts at its top, reached smoothly; a hash leads to its section, from any page. Going back or forward
 * returns to where the visitor was, which is what Gatsby does by itself. A navigation within the page, such as between
 * tabs, asks with `state: { keepScroll: true }` to stay.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
	prevRouterProps,
	routerProps,
	getSavedScrollPosition,
}) => {
	const location = routerProps.location as Routed;
	forgetScroll();
	// The first page of a visit, and history, which comes without an action: left to Gatsby, which tries only once.
	if (!prevRouterProps || location.action !== "PUSH") {
		const [, top]: [number, number] = getSavedScrollPosition(location);
		if (!location.hash) scrollOnceTallEnough(top);
		return true;
	}
	if (location.hash) {
		const section = target(location.hash);
		section?.scrollIntoView({ behavior: behavior() });
		// The keyboard goes on from there, too.
		section?.setAttribute("tabindex", "-1");
		section?.focus({ preventScroll: true });
		return false;
	}
	const samePage = prevRouterProps.location.pathname === location.pathname;
	const onlyQuery = samePage && prevRouterProps.location.search !== location.search;
	if (!onlyQuery && !location.state?.keepScroll) window.scrollTo({ top: 0, behavior: behavior() });
	return false;
};

/**
 * Within the site Gatsby returns to where the visitor was; a browser that does so too, a moment earlier, makes it note
 * that place for the wrong page. A reload and other sites stay with the browser.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
	const restoreBy = (who: ScrollRestoration) => () => {
		window.history.scrollRestoration = who;
	};
	restoreBy("manual")();
	window.addEventListener("pageshow", restoreBy("manual"));
	window.addEventListener("pagehide", restoreBy("auto"));
};
