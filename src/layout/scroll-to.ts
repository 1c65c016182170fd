/** In ms. Gatsby's router focuses a page some frames after it was rendered, which also ends a smooth scroll. */
export const focusDelay = 100;

let current = new AbortController();

export const stopScrolling = () => current.abort();

/**
 * Scrolls, again after the router has moved the focus and when late content changes the height of the page, until the visitor
 * takes over.
 */
export function scrollTo(findTop: () => number, behavior: ScrollBehavior) {
	stopScrolling();
	current = new AbortController();
	const { signal } = current;
	const distance = () => Math.abs(window.scrollY - findTop());
	let closest = distance();
	const scroll = () => signal.aborted || window.scrollTo({ top: findTop(), behavior });
	// After the event of a scroll of the visitor. Also, a page that gets shorter ends a smooth scroll.
	const scrollInNextFrame = () => requestAnimationFrame(scroll);
	// Screen readers and the search of the browser cause no other event. This code only scrolls closer.
	const stopIfFarther = () => {
		if (distance() > closest + 1) stopScrolling();
		closest = distance();
	};
	const observer = new ResizeObserver(() => {
		closest = distance();
		scrollInNextFrame();
	});
	signal.addEventListener("abort", () => observer.disconnect());
	for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) {
		window.addEventListener(event, stopScrolling, { signal, passive: true });
	}
	window.addEventListener("scroll", stopIfFarther, { signal });
	observer.observe(document.body);
	scroll();
	window.setTimeout(scrollInNextFrame, focusDelay);
}
