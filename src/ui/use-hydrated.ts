import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What only the browser knows, once it may be shown; the built HTML, and the first render, which must equal it, have
 * `built`. Where both are the same, nothing is rendered again.
 */
export function useHydrated<Value extends string | boolean>(known: Value, built: Value): Value {
	return useSyncExternalStore(
		never,
		() => known,
		() => built,
	);
}
