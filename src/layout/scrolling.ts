import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { entryState } from "../lib/change-url";
import { decodeUrl } from "../lib/text";
import { scrollTo, stopScrolling } from "./scroll-to";

/** Where the visitor left each history entry. */
const positions = new Map<string, number>();
let currentEntry = "";
/** Each `navigate` and each link gives its entry a new key. */
const entryName = () => `${window.location.pathname}${window.location.hash}|${entryState()?.key}`;

/** Only reads the position that Gatsby stored before a reload: `onRouteUpdate` scrolls. */
export function shouldUpdateScroll({ prevRouterProps, routerProps, ...gatsby }: ShouldUpdateScrollArgs): boolean {
	const [, saved] = gatsby.getSavedScrollPosition(routerProps.location);
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	// Gatsby has one position for all entries without a key, which the browser adds for a hash.
	const isShared = window.location.hash !== "" && !entryState()?.key;
	const isKnown = prevRouterProps ? !isShared : visit?.type !== "navigate";
	if (isKnown && saved > 0 && !positions.has(entryName())) positions.set(entryName(), saved);
	return false;
}

export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs) {
	stopScrolling();
	if (prevLocation) positions.set(currentEntry, window.scrollY);
}

/** Scrolls (docs/rules.md, Routes). `global.css` makes it smooth. */
export function onRouteUpdate({ location: { pathname, hash }, prevLocation }: RouteUpdateArgs) {
	currentEntry = entryName();
	// The browser would scroll before the page of an entry is rendered. After a reload, it restores the position itself.
	window.history.scrollRestoration = "manual";
	window.onpagehide = () => {
		window.history.scrollRestoration = "auto";
	};
	const section = document.getElementById(decodeUrl(hash.slice(1)) ?? "");
	if (section instanceof HTMLDetailsElement) section.open = true;
	const saved = positions.get(currentEntry);
	if (saved !== undefined) return scrollTo(saved, "instant");
	// A reload or going back may show the entry of a change again.
	const isChange = entryState()?.keepScroll && prevLocation?.pathname === pathname;
	// Gatsby stores positions on scroll events only: without one, it has none for the new key of this entry.
	if (isChange) window.dispatchEvent(new Event("scroll"));
	if (!prevLocation || isChange) return;
	section?.setAttribute("tabindex", "-1");
	if (section) scrollTo(section, "auto");
	else if (hash === "") scrollTo(0, "auto");
}
