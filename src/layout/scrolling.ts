import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { decodeUrl } from "../lib/decode-url";

/** The position at which each entry of this document was left. Gatsby has those of others, and none of entries with a hash. */
const positions = new Map<string, number>();
let currentEntry = "";
let scrolling: ResizeObserver | undefined;
/** Each `navigate` and each link gives its entry a new key. */
const entryName = () => `${window.location.pathname}${window.location.hash}|${window.history.state?.key}`;

/** Scrolls, again when late content changes the height of the page, until the visitor takes over. */
function scrollTo(top: number, behavior: ScrollBehavior) {
	const scroll = () => window.scrollTo({ top, behavior });
	scroll();
	// In the next frame: a page that gets shorter ends a smooth scroll.
	scrolling = new ResizeObserver(() => requestAnimationFrame(scroll));
	scrolling.observe(document.body);
	for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) {
		window.addEventListener(event, () => scrolling?.disconnect(), { once: true, passive: true });
	}
}

/** Whether Gatsby scrolls to the hash or to the top (docs/rules.md, Routes); `global.css` makes it smooth. */
export function shouldUpdateScroll({ prevRouterProps, routerProps, ...gatsby }: ShouldUpdateScrollArgs): boolean {
	if (prevRouterProps) return !window.history.state?.keepScroll && !positions.has(entryName());
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const isReturn = visit?.type !== "navigate";
	if (isReturn) scrollTo(gatsby.getSavedScrollPosition(routerProps.location)[1], "instant");
	return false;
}

export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs) {
	scrolling?.disconnect();
	if (prevLocation) positions.set(currentEntry, window.scrollY);
}

export function onRouteUpdate({ location: { pathname, hash }, prevLocation }: RouteUpdateArgs) {
	const entry = entryName();
	currentEntry = entry;
	// The browser would scroll before the page of an entry is rendered. Only a reload is its own.
	window.history.scrollRestoration = "manual";
	window.onpagehide = () => {
		window.history.scrollRestoration = "auto";
	};
	const section = document.getElementById(decodeUrl(hash.slice(1)) ?? "");
	if (section instanceof HTMLDetailsElement) section.open = true;
	if (!prevLocation) return;
	const saved = positions.get(entry);
	if (saved !== undefined) return scrollTo(saved, "instant");
	if (window.history.state?.keepScroll) return;
	section?.setAttribute("tabindex", "-1");
	// Later: Gatsby's router focuses a page some frames after it was rendered, which also ends a smooth scroll.
	window.setTimeout(() => {
		if (entry !== currentEntry) return;
		// The visitor may have moved on to a control in the section.
		if (!section?.contains(document.activeElement)) section?.focus({ preventScroll: true });
		section?.scrollIntoView();
		if (!hash && pathname !== prevLocation.pathname) scrollTo(0, "auto");
	}, 100);
}
