import { startTransition, useEffect, useState } from "react";

/**
 * A part of the site that is fetched when it is wanted; undefined until it is there, and for good where it could not be
 * loaded: whatever waits for it has to do without.
 * @param load a function that stays the same: `() => import("./part")`, outside of the component
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
	const [part, setPart] = useState<Part>();
	const missing = wanted && part === undefined;
	useEffect(() => {
		if (!missing) return;
		let current = true;
		load().then(
			(loaded) => {
				if (current) startTransition(() => setPart(() => loaded));
			},
			(error: unknown) => console.error("A part of the page could not be loaded", error),
		);
		return () => {
			current = false;
		};
	}, [load, missing]);
	return part;
}
