import type { RouteUpdateArgs } from "gatsby";
import { entryState } from "../lib/change-url";
import { decodeUrl } from "../lib/text";
import { scrollTo, stopScrolling } from "./scroll-to";

const storageKey = "scroll-positions";

/** Where the visitor left each history entry, also before a reload. Gatsby has no positions of entries with a hash. */
const positions = new Map<string, number>(readPositions());
let currentEntry = "";
/** Each `navigate` and each link gives its entry a new key. */
const entryName = () => `${window.location.pathname}${window.location.hash}|${entryState()?.key}`;

/** Gatsby leaves scrolling to the hooks below (docs/rules.md, Routes). */
export const shouldUpdateScroll = () => false;

export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs) {
	stopScrolling();
	if (prevLocation) positions.set(currentEntry, window.scrollY);
}

export function onRouteUpdate({ location: { pathname, hash }, prevLocation }: RouteUpdateArgs) {
	currentEntry = entryName();
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (!prevLocation && visit?.type === "navigate") positions.delete(currentEntry);
	// The browser would scroll before the page of an entry is rendered. After a reload, it restores the position itself.
	window.history.scrollRestoration = "manual";
	window.onpagehide = () => {
		window.history.scrollRestoration = "auto";
		positions.set(currentEntry, window.scrollY);
		storePositions();
	};
	const section = document.getElementById(decodeUrl(hash.slice(1)) ?? "");
	if (section instanceof HTMLDetailsElement) section.open = true;
	const saved = positions.get(currentEntry);
	if (saved !== undefined) return scrollTo(saved, "instant");
	// A reload or going back may show the entry of a change again.
	const isChange = entryState()?.keepScroll && prevLocation?.pathname === pathname;
	if (!prevLocation || isChange) return;
	section?.setAttribute("tabindex", "-1");
	if (section) scrollTo(section, "smooth");
	else if (hash === "") scrollTo(0, "smooth");
}

function readPositions(): [string, number][] {
	try {
		return JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]");
	} catch {
		return [];
	}
}

function storePositions() {
	try {
		window.sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
	} catch {
		// Storage is blocked or full: a reload forgets the positions.
	}
}
