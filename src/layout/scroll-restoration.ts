/** A history entry, as Gatsby's router passes it. */
export type HistoryEntry = Pick<Location, "pathname" | "search" | "hash"> & {
	key?: string;
	/** `PUSH` for links and `navigate`; `POP` for back and forward, and when the browser itself changes the hash. */
	action?: "PUSH" | "POP";
	state?: { keepScroll?: boolean } | null;
};

type RouteUpdate = { location: HistoryEntry; prevLocation: HistoryEntry | null };

const storageKey = "scroll-positions";

/** The page has settled if its height and its scroll position do not change for this time, in ms. */
const settleTime = 1000;

/** In ms. Longer than a frame of a smooth scroll on a slow device. */
const checkInterval = 100;

/** In ms. Gatsby's router focuses the page after it was rendered. */
const focusDelay = 100;

/** The scroll position at which each history entry was left, in pixels. */
let positions = new Map<string, number>();
let current: HistoryEntry;
let stopScrolling: (() => void) | undefined;

const nameOf = ({ pathname, hash, key }: HistoryEntry) => `${pathname}${hash}|${key}`;

function savePosition(entry: HistoryEntry) {
	// Do not save positions while a page scrolls to its target.
	if (!stopScrolling) positions.set(nameOf(entry), window.scrollY);
}

/**
 * Scrolls now and whenever the height of the page changes, until the page has settled or the visitor takes over. Late
 * content moves the target.
 * @param scroll returns whether the page is high enough to reach the target
 */
function scrollUntilSettled(scroll: () => boolean, behavior: ScrollBehavior) {
	const listeners = new AbortController();
	const options = { signal: listeners.signal, passive: true };
	let timer: number | undefined;
	let interval: number | undefined;
	const stopWhenSettled = () => {
		window.clearTimeout(timer);
		timer = window.setTimeout(stop, settleTime);
	};
	const update = () => {
		window.clearTimeout(timer);
		if (scroll()) stopWhenSettled();
	};
	const observer = new ResizeObserver(update);
	const stop = () => {
		stopScrolling = undefined;
		window.clearTimeout(timer);
		window.clearInterval(interval);
		observer.disconnect();
		listeners.abort();
	};
	stopScrolling = stop;
	update();
	observer.observe(document.body);
	if (behavior === "smooth") {
		// A page that gets shorter interrupts a smooth scroll, with or without a `scrollend` event.
		let lastTop = Number.NaN;
		interval = window.setInterval(() => {
			if (window.scrollY === lastTop) scroll();
			else stopWhenSettled();
			lastTop = window.scrollY;
		}, checkInterval);
	}
	for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) window.addEventListener(event, stop, options);
}

function restorePosition(top: number) {
	const behavior = "instant";
	scrollUntilSettled(() => {
		window.scrollTo({ top, behavior });
		return Math.abs(window.scrollY - top) < 1;
	}, behavior);
}

/** Scrolls to a section, or to the top of the page. */
function scrollSmoothly(section?: Element) {
	const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
	const behavior = reducedMotion ? "instant" : "smooth";
	scrollUntilSettled(() => {
		if (section) section.scrollIntoView({ behavior });
		else window.scrollTo({ top: 0, behavior });
		return true;
	}, behavior);
}

function sectionOf(hash: string): HTMLElement | undefined {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
	} catch {
		return undefined; // The hash is malformed.
	}
}

/** Disables the browser's scroll restoration, which runs before the page of a history entry is rendered. */
function start(entry: HistoryEntry) {
	try {
		positions = new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]"));
	} catch {
		// The storage is blocked, or has other content.
	}
	const takeOver = () => {
		window.history.scrollRestoration = "manual";
	};
	takeOver();
	window.addEventListener("pageshow", takeOver);
	window.addEventListener("pagehide", () => {
		savePosition(current);
		// After a reload, the browser scrolls before Gatsby has started.
		window.history.scrollRestoration = "auto";
		try {
			window.sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
		} catch {
			// The storage is blocked or full.
		}
	});
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const top = positions.get(nameOf(entry));
	if (top !== undefined && visit?.type !== "navigate") restorePosition(top);
}

/** Disables Gatsby's scroll restoration, which loses positions in late content and of entries that were never scrolled. */
export const shouldUpdateScroll = () => false;

export function onPreRouteUpdate({ prevLocation }: RouteUpdate) {
	if (prevLocation) savePosition(prevLocation);
}

/**
 * Scrolls to the hash, or to the top of a new path. Going back or forward restores the position (docs/rules.md, Routes).
 * Navigations that change only the query, or have `state: { keepScroll: true }`, keep the position.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdate) {
	const { action, pathname, search, hash, state } = location;
	current = location;
	if (!prevLocation) return start(location);
	stopScrolling?.();

	const saved = positions.get(nameOf(location));
	const section = sectionOf(hash);
	if (action !== "PUSH" && (saved !== undefined || !hash)) return restorePosition(saved ?? 0);
	if (state?.keepScroll || (hash && !section)) return;
	if (!hash && pathname === prevLocation.pathname && search !== prevLocation.search) return;
	scrollSmoothly(section);
	// Keyboard users continue from the section.
	section?.setAttribute("tabindex", "-1");
	window.setTimeout(() => {
		// Not if the visitor has taken over.
		if (stopScrolling) section?.focus({ preventScroll: true });
	}, focusDelay);
}
