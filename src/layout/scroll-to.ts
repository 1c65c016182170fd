/** In ms. Gatsby's router focuses a new page some frames after it was rendered, which ends a smooth scroll. */
const focusDelay = 100;

let current = new AbortController();

export const stopScrolling = () => current.abort();

function topOf(target: number | HTMLElement): number {
	if (typeof target === "number") return target;
	const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
	return window.scrollY + target.getBoundingClientRect().top - margin;
}

/** Not by CSS: the browser would also scroll smoothly to what gets the focus, and to a section while the page loads. */
const reducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to a position or a section, again when late content changes the height of the page, until the visitor takes over. */
export function scrollTo(target: number | HTMLElement, behavior: "smooth" | "instant") {
	stopScrolling();
	current = new AbortController();
	const { signal } = current;
	const distance = () => Math.abs(window.scrollY - topOf(target));
	let closest = distance();
	let height = document.body.scrollHeight;
	const scroll = () => {
		if (signal.aborted) return;
		window.scrollTo({ top: topOf(target), behavior: reducedMotion() ? "instant" : behavior });
	};
	// In the next frame: a scroll event of the visitor comes first.
	const scrollInNextFrame = () => requestAnimationFrame(scroll);
	// A scroll away from the target is the visitor's: scroll bars, find-in-page and screen readers send no other event.
	// If the height of the page has changed, late content has moved the target or the page.
	const stopIfFarther = () => {
		const isSameHeight = document.body.scrollHeight === height;
		if (isSameHeight && distance() > closest + 1) stopScrolling();
		closest = distance();
		height = document.body.scrollHeight;
	};
	const observer = new ResizeObserver(() => {
		stopIfFarther();
		scrollInNextFrame();
	});
	observer.observe(document.body);
	signal.addEventListener("abort", () => observer.disconnect());
	window.addEventListener("scroll", stopIfFarther, { signal });
	for (const event of ["wheel", "pointerdown", "keydown"]) {
		window.addEventListener(event, stopScrolling, { signal, passive: true });
	}
	scroll();
	window.setTimeout(() => {
		// A screen reader may have moved on to a control in the section.
		const isFocusable = target instanceof HTMLElement && !target.contains(document.activeElement);
		if (isFocusable && !signal.aborted) target.focus({ preventScroll: true });
		scrollInNextFrame();
	}, focusDelay);
}
