import { type RefObject, startTransition, useEffect, useState } from "react";

/**
 * Which children of a long list come near to what its box shows; once near, always near. The first is near from the start.
 * @param count the number of children: with one, there is nothing to watch
 */
export function useNear(box: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, count: number) {
	const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0]));

	useEffect(() => {
		if (!list.current || count < 2) return;
		const children = [...list.current.children];
		const observer = new IntersectionObserver(
			(entries) => {
				const arrived = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
				for (const child of arrived) observer.unobserve(child);
				// In slices, so that scrolling goes on.
				startTransition(() =>
					setNear((before) => new Set([...before, ...arrived.map((child) => children.indexOf(child))])),
				);
			},
			{ root: box.current, rootMargin: "100% 0px" },
		);
		for (const child of children) observer.observe(child);
		return () => observer.disconnect();
	}, [box, list, count]);

	return near;
}
