import { type RefObject, useEffect, useRef, useState } from "react";

export type InViewOptions = {
	/** The scroll container; by default the viewport. */
	root?: RefObject<Element | null>;
	/** Extends the area in which the element counts as visible, in the syntax of `IntersectionObserver`. */
	rootMargin: string;
};

/** Whether an element has been visible since it was mounted. Attach `ref` to the element. */
export function useInView<Target extends Element>({ root, rootMargin }: InViewOptions) {
	const ref = useRef<Target>(null);
	const [inView, setInView] = useState(false);
	useEffect(() => {
		if (inView || !ref.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
			},
			{ root: root?.current ?? null, rootMargin },
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [inView, root, rootMargin]);
	return { ref, inView };
}
