import { useSyncExternalStore } from "react";

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
