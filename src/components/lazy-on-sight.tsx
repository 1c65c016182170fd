import { type ComponentType, type ReactNode, useState } from "react";
import { useHydrated } from "./hooks/use-hydrated";
import { useInView } from "./hooks/use-in-view";
import { useLazyModule } from "./hooks/use-lazy-module";

/**
 * A component whose code is loaded when it is a viewport away. Until then, and if the code cannot be loaded, the prerendered
 * HTML is shown, or the fallback where there is none.
 * @param load a constant function, as for `useLazyModule`
 * @param prerendered the component itself in the build of the HTML, which does not wait for code; undefined in the browser
 */
export function lazyOnSight<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	prerendered: ComponentType<Props> | undefined,
) {
	return function LazyOnSight({ fallback, ...props }: Props & { fallback: ReactNode }) {
		const { ref, inView } = useInView<HTMLDivElement>({ rootMargin: "100% 0px" });
		const loaded = useLazyModule(load, inView);
		const [isHydrating] = useState(!useHydrated<boolean>(true, false));
		const Component = prerendered ?? loaded;
		if (Component) {
			return (
				<div key="component">
					<Component {...(props as unknown as Props)} />
				</div>
			);
		}
		if (isHydrating) {
			// Hydration keeps the HTML as it is.
			// biome-ignore lint/security/noDangerouslySetInnerHtml: empty
			return <div key="html" ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
		}
		return (
			<div key="fallback" ref={ref}>
				{fallback}
			</div>
		);
	};
}
