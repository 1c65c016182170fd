import { useCallback } from "react";
import * as styles from "./reveal.module.css";

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

let observer: IntersectionObserver | undefined;

/** Whether it is below the screen. What the browser has not laid out yet, it has not because it is far away. */
const isAhead = ({ top, width }: DOMRectReadOnly) => top >= window.innerHeight || width === 0;

/** The observer tells of each element at first, too: asking for its place here would have the page laid out at once. */
function follow(entries: IntersectionObserverEntry[], self: IntersectionObserver) {
	const waiting = styles.waiting ?? "";
	const arriving = styles.arriving ?? "";
	for (const { isIntersecting, boundingClientRect, target } of entries) {
		if (!isIntersecting && isAhead(boundingClientRect)) {
			target.classList.add(waiting);
			continue;
		}
		target.classList.replace(waiting, arriving);
		self.unobserve(target);
	}
}

/**
 * A ref for an element that fades and slides in when it is scrolled to. One that is in view from the start, and every
 * one where motion is not wanted or scripts do not run, is simply there.
 */
export function useReveal<Element extends HTMLElement>() {
	return useCallback((element: Element | null) => {
		if (!element || still()) return;
		observer ??= new IntersectionObserver(follow, { rootMargin: "0px 0px -8% 0px" });
		observer.observe(element);
		return () => observer?.unobserve(element);
	}, []);
}
