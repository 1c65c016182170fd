const events = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** For how long the place is held once the page is tall enough, in milliseconds. */
const steady = 500;

let waiting: AbortController | undefined;

/** Gives up: the visitor has gone elsewhere. */
export function forgetScroll() {
	waiting?.abort();
	waiting = undefined;
}

/** Whether the page is on its way to where the visitor was: where it is meanwhile says nothing. */
export const isOnItsWay = () => waiting !== undefined;

/**
 * Scrolls to where the visitor was, and again as soon as the page is tall enough: one that is opened anew is short until
 * the market has answered. The place is held for a moment, because a smooth scroll that was under way may push on, and
 * what is searched for may come a little later. A visitor who moves meanwhile is left alone.
 * @param top in pixels
 */
export function returnTo(top: number) {
	forgetScroll();
	waiting = new AbortController();
	const { signal } = waiting;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const page = document.documentElement;
	const go = () => window.scrollTo({ top, behavior: "instant" });
	const hold = () => {
		if (page.scrollHeight - page.clientHeight < Math.floor(top)) return;
		if (Math.abs(window.scrollY - top) >= 1) go();
		timer ??= setTimeout(forgetScroll, steady);
	};
	go();
	const observer = new ResizeObserver(hold);
	observer.observe(document.body);
	window.addEventListener("scroll", hold, { signal, passive: true });
	for (const event of events) window.addEventListener(event, forgetScroll, { signal, passive: true });
	signal.addEventListener("abort", () => {
		clearTimeout(timer);
		observer.disconnect();
	});
}
