import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * A value that only the browser knows. The build and the first render, which must match it, get `prerendered` instead.
 * If both are equal, nothing renders again.
 */
export function useHydrated<Value extends string | boolean>(value: Value, prerendered: Value): Value {
	return useSyncExternalStore(
		neverChanges,
		() => value,
		() => prerendered,
	);
}

/** False in the build and in the first render. */
export const useIsHydrated = () => useHydrated<boolean>(true, false);

/** Whether the component is part of the prerendered HTML: in the build, and in the browser if its first render hydrates it. */
export function useIsPrerendered(): boolean {
	const isHydrated = useIsHydrated();
	const [isPrerendered] = useState(!isHydrated);
	return isPrerendered;
}
