const events = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** For how long the place is held once the page is tall enough, in milliseconds. */
const steady = 500;

/** No smooth scroll takes longer, in milliseconds. */
const longest = 1000;

let waiting: AbortController | undefined;

/** Gives up: the visitor has gone elsewhere. */
export function forgetScroll() {
	waiting?.abort();
	waiting = undefined;
}

/** Whether the page is on its way to a place: where it is meanwhile says nothing. */
export const isOnItsWay = () => waiting !== undefined;

/** Does something now and whenever the page's height has changed, until the visitor moves. */
function setOut(go: () => void, onHeight: () => void): AbortSignal {
	forgetScroll();
	waiting = new AbortController();
	const { signal } = waiting;
	go();
	const observer = new ResizeObserver(onHeight);
	observer.observe(document.body);
	for (const event of events) window.addEventListener(event, forgetScroll, { signal, passive: true });
	signal.addEventListener("abort", () => observer.disconnect());
	return signal;
}

/**
 * Scrolls smoothly, and again whenever the page's height changes on the way: the browser gives up a smooth scroll when a
 * shorter page takes the place of a long one, or when more of it arrives.
 * @param go asks the browser to scroll
 */
export function headFor(go: () => void) {
	const signal = setOut(go, go);
	const timer = setTimeout(forgetScroll, longest);
	signal.addEventListener("abort", () => clearTimeout(timer));
}

/**
 * Scrolls to where the visitor was, and again as soon as the page is tall enough: one that is opened anew is short until
 * the market has answered. The place is held for a moment, because a smooth scroll that was under way may push on, and
 * what is searched for may come a little later. A visitor who moves meanwhile is left alone.
 * @param top in pixels
 */
export function returnTo(top: number) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const page = document.documentElement;
	const go = () => window.scrollTo({ top, behavior: "instant" });
	const hold = () => {
		if (page.scrollHeight - page.clientHeight < Math.floor(top)) return;
		if (Math.abs(window.scrollY - top) >= 1) go();
		timer ??= setTimeout(forgetScroll, steady);
	};
	const signal = setOut(go, hold);
	window.addEventListener("scroll", hold, { signal, passive: true });
	signal.addEventListener("abort", () => clearTimeout(timer));
}
