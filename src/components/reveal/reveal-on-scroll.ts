import * as styles from "./reveal.module.css";

const hidden = styles.hidden ?? "";
const revealed = styles.revealed ?? "";

/** Hides what is below the viewport, and reveals it when it enters. */
function onIntersection(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
	for (const { isIntersecting, boundingClientRect, target } of entries) {
		if (!isIntersecting && boundingClientRect.top >= window.innerHeight) {
			target.classList.add(hidden);
		} else {
			target.classList.replace(hidden, revealed);
			observer.disconnect();
		}
	}
}

/** A ref for an element that fades and slides in when it is scrolled into view, unless motion is reduced. */
export function revealOnScroll(element: Element | null) {
	if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const observer = new IntersectionObserver(onIntersection, { rootMargin: "0px 0px -8% 0px" });
	const observe = () => observer.observe(element);
	// Before the first scroll everything is shown, also in a screenshot of the whole page.
	window.addEventListener("scroll", observe, { once: true, passive: true });
	return () => {
		window.removeEventListener("scroll", observe);
		observer.disconnect();
	};
}
