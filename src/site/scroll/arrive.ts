import { layOutRest } from "../loading/lay-out";
import { forgetScroll, headFor, returnTo } from "./late-scroll";
import { placeOf } from "./places";
import type { Visit } from "./visit";

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

/** Whether the tab was here before: it went back or forward from another site, or was reloaded. */
function isReturn(): boolean {
	const [loaded] = performance.getEntriesByType?.("navigation") ?? [];
	return (loaded as PerformanceNavigationTiming | undefined)?.type !== "navigate";
}

/** The first page of a visit. Where nothing is known of it, it stays where the browser has put it. */
export function begin(visit: Visit) {
	const top = placeOf(visit);
	if (isReturn() && top !== undefined) returnTo(top);
	else if (visit.hash) {
		// It may be a section of the page that was opened at its top.
		layOutRest();
		target(visit.hash)?.scrollIntoView();
	}
}

/**
 * A new page starts at its top, reached smoothly; a hash leads to its section, from any page. Going back or forward
 * returns to where the visitor was. A navigation within the page, such as between tabs, asks with
 * `state: { keepScroll: true }` to stay.
 */
export function arrive(visit: Visit, from: Visit) {
	layOutRest();
	if (visit.action !== "PUSH") return returnTo(placeOf(visit) ?? 0);
	forgetScroll();
	if (visit.hash) {
		const section = target(visit.hash);
		headFor(() => section?.scrollIntoView({ behavior: behavior() }));
		// The keyboard goes on from there, too.
		section?.setAttribute("tabindex", "-1");
		section?.focus({ preventScroll: true });
		return;
	}
	const onlyQuery = from.pathname === visit.pathname && from.search !== visit.search;
	if (!onlyQuery && !visit.state?.keepScroll) headFor(() => window.scrollTo({ top: 0, behavior: behavior() }));
}
