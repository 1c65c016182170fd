import { useSyncExternalStore } from "react";

function onScroll(listener: () => void) {
	window.addEventListener("scroll", listener, { passive: true });
	return () => window.removeEventListener("scroll", listener);
}

/** Whether the page is scrolled by more than that many pixels. */
export function useScrolled(above: number): boolean {
	return useSyncExternalStore(
		onScroll,
		() => window.scrollY > above,
		() => false,
	);
}
