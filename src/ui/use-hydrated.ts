import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the built HTML and in the first render, which must equal it; true from then on. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
