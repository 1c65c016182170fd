const query = Object.assign(new EventTarget(), { matches: false });

/** Adds `matchMedia`, which jsdom lacks. Each query matches if reduced motion is set, which it is not by default. */
export function stubMatchMedia() {
	query.matches = false;
	window.matchMedia = () => query as unknown as MediaQueryList;
}

/** Changes the preference and notifies listeners. */
export function setReducedMotion(reduced: boolean) {
	query.matches = reduced;
	query.dispatchEvent(new Event("change"));
}
