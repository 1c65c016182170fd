import { useEffect, useRef, useState } from "react";

/**
 * Whether an element has been visible since it was mounted. Attach `ref` to the element.
 * @param rootMargin extends the viewport, in the syntax of `IntersectionObserver`
 */
export function useInView<Target extends Element>(rootMargin: string) {
	const ref = useRef<Target>(null);
	const [inView, setInView] = useState(false);
	useEffect(() => {
		if (inView || !ref.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
			},
			{ rootMargin },
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [inView, rootMargin]);
	return { ref, inView };
}
