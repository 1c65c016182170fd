import type { Visit } from "./visit";

/** Where the visitor was, in pixels from the top, by visit. */
const places = new Map<string, number>();

const storageKey = "scroll";

const nameOf = ({ pathname, key }: Visit) => `${pathname}|${key ?? ""}`;

/** Takes up what the tab knew before it was loaded anew. Storage that is blocked knows nothing. */
export function recallPlaces() {
	try {
		const kept: [string, number][] = JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]");
		for (const [name, top] of kept) places.set(name, top);
	} catch {
		places.clear();
	}
}

/** Keeps the places for when the tab is loaded anew. */
export function keepPlaces() {
	try {
		window.sessionStorage.setItem(storageKey, JSON.stringify([...places]));
	} catch {
		// Storage that is blocked: a page that is loaded anew starts at its top.
	}
}

export function placeOf(visit: Visit): number | undefined {
	return places.get(nameOf(visit));
}

export function notePlace(visit: Visit, top: number) {
	places.set(nameOf(visit), top);
}
