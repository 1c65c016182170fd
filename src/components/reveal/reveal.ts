import * as styles from "./reveal.module.css";

const hidden = styles.hidden ?? "";
const revealed = styles.revealed ?? "";

/** One observer for all elements; created with the first. */
let sharedObserver: IntersectionObserver | undefined;

/** The observer reports each element once at the start, so its position is known without forcing a layout. */
function onIntersection(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
	for (const { isIntersecting, boundingClientRect, target } of entries) {
		if (!isIntersecting && boundingClientRect.top >= window.innerHeight) {
			target.classList.add(hidden);
		} else {
			target.classList.replace(hidden, revealed);
			observer.unobserve(target);
		}
	}
}

/**
 * A ref for an element that fades and slides in when it is scrolled into view. It has no effect on elements that are in
 * view from the start and with reduced motion.
 */
export function reveal(element: Element | null) {
	if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const observe = () => {
		sharedObserver ??= new IntersectionObserver(onIntersection, { rootMargin: "0px 0px -8% 0px" });
		sharedObserver.observe(element);
	};
	// Until then everything is shown: a screenshot of the whole page does not scroll.
	window.addEventListener("scroll", observe, { once: true, passive: true });
	return () => {
		window.removeEventListener("scroll", observe);
		sharedObserver?.unobserve(element);
	};
}
