import { useCallback } from "react";
import * as styles from "./reveal.module.css";

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A ref for an element that fades and slides in when it is scrolled to. One that is in view from the start, and every
 * one where motion is not wanted or scripts do not run, is simply there.
 */
export function useReveal<Element extends HTMLElement>() {
	return useCallback((element: Element | null) => {
		if (!element || still() || element.getBoundingClientRect().top < window.innerHeight) return;
		const waiting = styles.waiting ?? "";
		const arriving = styles.arriving ?? "";
		element.classList.add(waiting);
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				element.classList.replace(waiting, arriving);
				observer.disconnect();
			},
			{ rootMargin: "0px 0px -8% 0px" },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
}
