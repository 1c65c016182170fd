const events = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let waiting: AbortController | undefined;

/** Gives up waiting: the visitor has gone elsewhere. */
export function forgetScroll() {
	waiting?.abort();
	waiting = undefined;
}

/**
 * Scrolls to a place that the page is still too short for, as soon as it is tall enough: a page that is opened anew is
 * short until the market has answered. A visitor who moves meanwhile is left alone.
 * @param top in pixels
 */
export function scrollOnceTallEnough(top: number) {
	forgetScroll();
	const page = document.documentElement;
	const isTall = () => page.scrollHeight - page.clientHeight >= Math.floor(top);
	if (isTall()) return;
	waiting = new AbortController();
	const { signal } = waiting;
	const observer = new ResizeObserver(() => {
		if (!isTall()) return;
		forgetScroll();
		window.scrollTo({ top, behavior: "instant" });
	});
	observer.observe(document.body);
	signal.addEventListener("abort", () => observer.disconnect());
	for (const event of events) window.addEventListener(event, forgetScroll, { signal, passive: true });
}
