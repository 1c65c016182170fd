/** A history entry, as Gatsby's router passes it. */
type HistoryEntry = Pick<Location, "pathname" | "search" | "hash"> & {
	key?: string;
	/** `PUSH` for links and `navigate`; `POP` for back and forward, and when the browser itself changes the hash. */
	action?: "PUSH" | "POP";
	state?: { keepScroll?: boolean } | null;
};

type RouteUpdate = { location: HistoryEntry; prevLocation: HistoryEntry | null };

/** The distance in pixels from the top of a section, or of the page, to the top of the viewport. Sections may move. */
type Position = { section?: string; offset: number };

const storageKey = "scroll-restoration";

/** The page has settled if its height and its scroll position do not change for this time, in ms. */
const settleTime = 1000;

/** The site scrolls for at most this time, in ms: the target may not exist any more. */
const maxTime = 5000;

/** In ms. Longer than a frame of a smooth scroll on a slow device. */
const checkInterval = 100;

/** In ms. Gatsby's router focuses the page after it was rendered. */
const focusDelay = 100;

/** The position at which each history entry was left. */
let positions = new Map<string, Position>();
let current: HistoryEntry;
let stopScrolling: (() => void) | undefined;

const nameOf = ({ pathname, hash, key }: HistoryEntry) => `${pathname}${hash}|${key}`;

const topOf = (element: Element) => element.getBoundingClientRect().top;

function savePosition(entry: HistoryEntry) {
	// Do not save positions while a page scrolls to its target.
	if (stopScrolling) return;
	const sections = [...document.querySelectorAll("main section[id]")];
	const inView = sections.filter((each) => topOf(each) <= window.innerHeight / 2);
	// At its top, a page stays there, whatever appears above its first section.
	const section = window.scrollY > 0 ? inView.at(-1) : undefined;
	positions.set(nameOf(entry), { section: section?.id, offset: -topOf(section ?? document.documentElement) });
}

/**
 * Scrolls now and whenever the height of the page changes, until the page has settled or the visitor takes over. Late
 * content moves the target.
 */
function scrollTo({ section, offset }: Position, behavior: ScrollBehavior) {
	const distance = () => {
		const target = section === undefined ? document.documentElement : document.getElementById(section);
		return target ? Math.round(topOf(target) + offset) : Number.NaN;
	};
	let lastChange = Date.now();
	let lastTop = Number.NaN;
	const scroll = () => {
		if (!distance()) return;
		lastChange = Date.now();
		window.scrollBy({ top: distance(), behavior });
	};
	const scrollNext = () => requestAnimationFrame(() => stopScrolling === stop && scroll());
	// In the next frame: sections that a smooth scroll brings into view change the layout again, and Firefox reports an error.
	const observer = new ResizeObserver(behavior === "smooth" ? scrollNext : scroll);
	const start = Date.now();
	const interval = window.setInterval(() => {
		if (window.scrollY !== lastTop) lastChange = Date.now();
		// A page that gets shorter interrupts a smooth scroll, with or without a `scrollend` event.
		else if (behavior === "smooth") scroll();
		lastTop = window.scrollY;
		const hasSettled = distance() === 0 && Date.now() - lastChange > settleTime;
		if (hasSettled || Date.now() - start > maxTime) stop();
	}, checkInterval);
	const listeners = new AbortController();
	const options = { signal: listeners.signal, passive: true };
	for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) window.addEventListener(event, stop, options);
	function stop() {
		stopScrolling = undefined;
		window.clearInterval(interval);
		observer.disconnect();
		listeners.abort();
	}
	stopScrolling = stop;
	scroll();
	observer.observe(document.body);
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
	const saved = positions.get(nameOf(entry));
	if (saved && visit?.type !== "navigate") scrollTo(saved, "instant");
}

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
	const section = document.getElementById(hash.slice(1));
	if (action !== "PUSH" && (saved || !hash)) return scrollTo(saved ?? { offset: 0 }, "instant");
	if (state?.keepScroll || (hash && !section)) return;
	if (!hash && pathname === prevLocation.pathname && search !== prevLocation.search) return;
	const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
	const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
	scrollTo(section ? { section: section.id, offset: -header } : { offset: 0 }, reducedMotion ? "instant" : "smooth");
	// Keyboard users continue from the section.
	section?.setAttribute("tabindex", "-1");
	window.setTimeout(() => {
		// Not if the visitor has scrolled or pressed a key since, such as Tab after the skip link.
		if (stopScrolling && !section?.contains(document.activeElement)) section?.focus({ preventScroll: true });
	}, focusDelay);
}
