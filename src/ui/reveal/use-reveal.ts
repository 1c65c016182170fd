import { useCallback } from "react";
import * as styles from "./reveal.module.css";

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What came in one go is looked at together, before the first of it is changed: one layout instead of one for each. */
const arrived = new Set<HTMLElement>();
let observer: IntersectionObserver | undefined;

function observe(element: HTMLElement) {
	const waiting = styles.waiting ?? "";
	const arriving = styles.arriving ?? "";
	element.classList.add(waiting);
	observer ??= new IntersectionObserver(
		(entries, self) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				target.classList.replace(waiting, arriving);
				self.unobserve(target);
			}
		},
		{ rootMargin: "0px 0px -8% 0px" },
	);
	observer.observe(element);
}

function hideBelowScreen() {
	const below = [...arrived].filter((element) => element.getBoundingClientRect().top >= window.innerHeight);
	arrived.clear();
	for (const element of below) observe(element);
}

/**
 * A ref for an element that fades and slides in when it is scrolled to. One that is in view from the start, and every
 * one where motion is not wanted or scripts do not run, is simply there.
 */
export function useReveal<Element extends HTMLElement>() {
	return useCallback((element: Element | null) => {
		if (!element || still()) return;
		if (arrived.size === 0) queueMicrotask(hideBelowScreen);
		arrived.add(element);
		return () => {
			arrived.delete(element);
			observer?.unobserve(element);
		};
	}, []);
}
