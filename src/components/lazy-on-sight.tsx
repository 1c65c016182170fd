import {
	type ComponentType,
	createElement,
	lazy,
	type ReactNode,
	Suspense,
	use,
	useEffect,
	useRef,
	useState,
} from "react";

/** A promise that resolves when the element of `ref` is at most a viewport away. */
function useNearViewport() {
	const ref = useRef<HTMLDivElement>(null);
	const [near] = useState(() => {
		let resolve = () => {};
		const promise = new Promise<void>((fulfill) => {
			resolve = fulfill;
		});
		return { promise, resolve };
	});
	useEffect(() => {
		if (!ref.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				near.resolve();
			},
			{ rootMargin: "100% 0px" },
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [near]);
	return { ref, near: near.promise };
}

function WaitFor({ promise, children }: { promise: Promise<void>; children: ReactNode }) {
	use(promise);
	return children;
}

/**
 * A component whose code is loaded when it is a viewport away. Its prerendered HTML is shown until then, and stays if the code
 * cannot be loaded. While it is not hydrated, a change of its props would replace the HTML with the fallback: memoize its
 * parent.
 * @param prerendered the component itself in the build of the HTML, which does not wait for code; undefined in the browser
 */
export function lazyOnSight<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	prerendered: ComponentType<Props> | undefined,
) {
	const Component =
		prerendered ??
		lazy(() =>
			load().then(
				(component) => ({ default: component }),
				(error: unknown) => {
					console.error("A part of the page could not be loaded", error);
					return new Promise<never>(() => {});
				},
			),
		);

	return function LazyOnSight({ fallback, ...props }: Props & { fallback: ReactNode }) {
		const { ref, near } = useNearViewport();
		const component = createElement(Component as ComponentType<object>, props);
		return (
			<div ref={ref}>
				<Suspense fallback={fallback}>
					{prerendered ? component : <WaitFor promise={near}>{component}</WaitFor>}
				</Suspense>
			</div>
		);
	};
}
