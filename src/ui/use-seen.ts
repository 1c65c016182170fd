import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come into view since it was there; it stays so. Nothing is looked at before `ready`. */
export function useSeen(element: RefObject<HTMLElement | null>, ready: boolean): boolean {
	const [seen, setSeen] = useState(false);
	const waiting = ready && !seen;
	useEffect(() => {
		const target = element.current;
		if (!waiting || !target) return;
		if (target.getBoundingClientRect().top < window.innerHeight) {
			setSeen(true);
			return;
		}
		const observer = new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
		});
		observer.observe(target);
		return () => observer.disconnect();
	}, [element, waiting]);
	return seen;
}
