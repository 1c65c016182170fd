import type { RouteUpdateArgs } from "gatsby";
import { entryState } from "../lib/change-url";
import { decodeUrl } from "../lib/text";
import { scrollTo, stopScrolling } from "./scroll-to";

const storageKey = "scroll-positions";

/** Where the visitor left each history entry of the tab. Gatsby has no positions of entries with a hash. */
const positions = readPositions();
let currentKey = "";

/** Stores the positions for a reload. Runs in onClientEntry. */
export function keepScrollPositions() {
	// Phones close hidden tabs without another event.
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") storePositions();
	});
	// After a reload, the browser restores the position itself.
	window.addEventListener("pagehide", () => {
		window.history.scrollRestoration = "auto";
	});
	window.addEventListener("pageshow", takeOverRestoration);
}

/** Otherwise, the browser scrolls before the page of an entry is rendered. */
function takeOverRestoration() {
	window.history.scrollRestoration = "manual";
}

/** Gatsby leaves scrolling to the hooks below (docs/rules.md, Routes). */
export const shouldUpdateScroll = () => false;

export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs) {
	stopScrolling();
	if (prevLocation) positions.set(currentKey, window.scrollY);
}

export function onRouteUpdate({ location: { pathname, hash }, prevLocation }: RouteUpdateArgs) {
	takeOverRestoration();
	currentKey = keyOfEntry();
	const section = document.getElementById(decodeUrl(hash.slice(1)) ?? "");
	if (section instanceof HTMLDetailsElement) section.open = true;
	const saved = positions.get(currentKey);
	if (saved !== undefined) return scrollTo(saved, "instant");
	// The entry keeps this state: when the visitor comes back from another page, it is not a change.
	const isChange = entryState()?.keepScroll && prevLocation?.pathname === pathname;
	if (!prevLocation || isChange) return;
	section?.setAttribute("tabindex", "-1");
	if (section) scrollTo(section, "smooth");
	else if (hash === "") scrollTo(0, "smooth");
}

/** `navigate` gives each entry a key. An entry that the browser has added, such as for a typed URL, gets one here. */
function keyOfEntry(): string {
	const state = entryState();
	const key = state?.key ?? String(Date.now());
	if (!state?.key) window.history.replaceState({ ...state, key }, "");
	return key;
}

function readPositions(): Map<string, number> {
	try {
		return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]"));
	} catch {
		return new Map();
	}
}

function storePositions() {
	positions.set(currentKey, window.scrollY);
	try {
		window.sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
	} catch {
		// Storage is blocked or full: a reload forgets the positions.
	}
}
