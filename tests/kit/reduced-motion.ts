const query = Object.assign(new EventTarget(), { matches: false });

/** jsdom has no matchMedia: every query is answered by whether the visitor wants less motion. Not so by default. */
export function stubMatchMedia() {
	query.matches = false;
	window.matchMedia = () => query as unknown as MediaQueryList;
}

/** What the visitor's system says from now on; a page that is open hears of it. */
export function setReducedMotion(reduced: boolean) {
	query.matches = reduced;
	query.dispatchEvent(new Event("change"));
}
