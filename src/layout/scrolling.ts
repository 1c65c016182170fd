/** A history entry. `action` is `PUSH` for links and `navigate`, `POP` for back, forward and hashes that the browser opens. */
type Entry = Location & { action?: "PUSH" | "POP"; state?: { keepScroll?: boolean } | null };

type Route = { location: Entry };
type RouteUpdate = Route & { prevLocation: Entry | null };
type SavedPosition = (location: Entry) => [number, number];
type ScrollUpdate = { prevRouterProps?: Route; routerProps: Route; getSavedScrollPosition: SavedPosition };

/** The position at which each entry of this document was left. Gatsby has those of others, and none of entries with a hash. */
const positions = new Map<string, number>();
let currentEntry = "";
let scrolling: ResizeObserver | undefined;
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
export function shouldUpdateScroll({ prevRouterProps, routerProps: { location }, ...gatsby }: ScrollUpdate): boolean {
	const previous = prevRouterProps?.location;
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (!previous && visit?.type !== "navigate") scrollTo(gatsby.getSavedScrollPosition(location)[1], "instant");
	if (!previous || location.state?.keepScroll) return false;
	return location.action === "PUSH" || !positions.has(entryName());
}

export function onPreRouteUpdate({ prevLocation }: RouteUpdate) {
	scrolling?.disconnect();
	if (prevLocation) positions.set(currentEntry, window.scrollY);
}

export function onRouteUpdate({ location, prevLocation }: RouteUpdate) {
	currentEntry = entryName();
	// The browser would scroll before the page of an entry is rendered. Only a reload is its own.
	window.history.scrollRestoration = "manual";
	window.onpagehide = () => {
		window.history.scrollRestoration = "auto";
	};
	const section = document.getElementById(location.hash.slice(1));
	if (section instanceof HTMLDetailsElement) section.open = true;
	if (!prevLocation) return;
	const saved = location.action === "PUSH" ? undefined : positions.get(currentEntry);
	if (saved !== undefined) return scrollTo(saved, "instant");
	if (location.state?.keepScroll) return;
	const entry = currentEntry;
	section?.setAttribute("tabindex", "-1");
	// Gatsby's router focuses a page after it was rendered, which also ends a smooth scroll.
	window.setTimeout(() => {
		if (entry !== currentEntry) return;
		// The visitor may have moved on to a control in the section.
		if (!section?.contains(document.activeElement)) section?.focus({ preventScroll: true });
		section?.scrollIntoView();
		if (!location.hash && location.pathname !== prevLocation.pathname) scrollTo(0, "auto");
	}, 100);
}
