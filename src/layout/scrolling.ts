import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { entryState } from "../lib/change-url";
import { decodeUrl } from "../lib/text";
import { focusDelay, scrollTo, stopScrolling } from "./scroll-to";

/** The position at which each entry of this document was left. Gatsby has those of others, and none of entries with a hash. */
const positions = new Map<string, number>();
let currentEntry = "";
/** Each `navigate` and each link gives its entry a new key. */
const entryName = () => `${window.location.pathname}${window.location.hash}|${entryState()?.key}`;

/** Scrolls instead of Gatsby (docs/rules.md, Routes); `global.css` makes it smooth. Only this hook knows Gatsby's positions. */
export function shouldUpdateScroll({ prevRouterProps, routerProps, ...gatsby }: ShouldUpdateScrollArgs): boolean {
	const { location } = routerProps;
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const isOwn = location.hash !== "" || entryState()?.keepScroll || positions.has(entryName());
	const [, saved] = gatsby.getSavedScrollPosition(location);
	if (prevRouterProps ? !isOwn : visit?.type !== "navigate") scrollTo(() => saved, saved > 0 ? "instant" : "auto");
	return false;
}

export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs) {
	stopScrolling();
	if (prevLocation) positions.set(currentEntry, window.scrollY);
}

export function onRouteUpdate({ location: { hash }, prevLocation }: RouteUpdateArgs) {
	currentEntry = entryName();
	// The browser would scroll before the page of an entry is rendered. Only a reload is its own.
	window.history.scrollRestoration = "manual";
	window.onpagehide = () => {
		window.history.scrollRestoration = "auto";
	};
	const section = document.getElementById(decodeUrl(hash.slice(1)) ?? "");
	if (section instanceof HTMLDetailsElement) section.open = true;
	if (!prevLocation) return;
	const saved = positions.get(currentEntry);
	if (saved !== undefined) scrollTo(() => saved, "instant");
	else if (section && !entryState()?.keepScroll) focusSection(section);
}

function focusSection(section: HTMLElement) {
	const entry = currentEntry;
	const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
	section.setAttribute("tabindex", "-1");
	window.setTimeout(() => {
		// The visitor may have moved on, to another page or to a control in the section.
		if (entry !== currentEntry || section.contains(document.activeElement)) return;
		section.focus({ preventScroll: true });
	}, focusDelay);
	scrollTo(() => window.scrollY + section.getBoundingClientRect().top - margin, "auto");
}
