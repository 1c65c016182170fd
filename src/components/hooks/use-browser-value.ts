import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * A value that only the browser knows. The build uses `prerendered` instead, and so does hydration, which must match the HTML.
 * Then the component renders again if `value` differs.
 */
export function useBrowserValue<Value extends string | boolean>(value: Value, prerendered: Value): Value {
	return useSyncExternalStore(
		neverChanges,
		() => value,
		() => prerendered,
	);
}

/** False in the build and while React hydrates. */
export const useIsHydrated = () => useBrowserValue<boolean>(true, false);

/** Whether the component is part of the prerendered HTML: in the build, and in the browser if its first render hydrates it. */
export function useWasPrerendered(): boolean {
	const isHydrated = useIsHydrated();
	const [isPrerendered] = useState(!isHydrated);
	return isPrerendered;
}
