import type { RouteUpdateArgs } from "gatsby";
import { useEffect, useLayoutEffect, useRef } from "react";
import { entryState } from "../lib/change-url";
import { decodeUrl } from "../lib/text";

const storageKey = "scroll-positions";

/** How long late content may move a target, in ms. */
const settleTime = 3_000;

/** Where the visitor left each history entry of the tab. Gatsby has no positions of entries that the browser has added. */
const positions = readPositions();
let currentKey = "";

/** Gatsby leaves scrolling to `useScrolling`. */
export const shouldUpdateScroll = () => false;

export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs) {
	if (prevLocation) positions.set(currentKey, window.scrollY);
}

/** Keeps the positions for a reload, after which the browser restores the page itself. Runs in onClientEntry. */
export function keepScrollPositions() {
	document.addEventListener("visibilitychange", () => {
		const isHidden = document.visibilityState === "hidden";
		window.history.scrollRestoration = isHidden ? "auto" : "manual";
		if (isHidden) storePositions();
	});
}

/**
 * After a navigation, scrolls to where the visitor left the history entry, or else smoothly to the section of the hash or to
 * the top (docs/rules.md, Routes).
 */
export function useScrolling(location: Location) {
	const previousPath = useRef<string>(undefined);

	// Before the page is painted.
	useLayoutEffect(() => {
		window.history.scrollRestoration = "manual";
		currentKey = keyOfEntry();
		const section = sectionOf(location);
		if (section instanceof HTMLDetailsElement) section.open = true;
		const top = positions.get(currentKey);
		return top === undefined ? undefined : keepScrolling(() => window.scrollTo({ top, behavior: "instant" }));
	}, [location]);

	// In the next frame: the router focuses the page in an effect after this one, which ends a smooth scroll.
	useEffect(() => {
		const isFirst = previousPath.current === undefined;
		const isChange = entryState()?.keepScroll && previousPath.current === location.pathname;
		previousPath.current = location.pathname;
		if (isFirst || isChange || positions.has(currentKey)) return;
		// Not by CSS: the browser would also scroll smoothly to what gets the focus, and to a section while the page loads.
		const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
		const section = sectionOf(location);
		const frame = requestAnimationFrame(() => {
			section?.setAttribute("tabindex", "-1");
			// The visitor may have moved on to a control in the section.
			if (!section?.contains(document.activeElement)) section?.focus({ preventScroll: true });
			if (!location.hash) window.scrollTo({ top: 0, behavior });
		});
		const stop = section && keepScrolling(() => section.scrollIntoView({ behavior }));
		return () => {
			cancelAnimationFrame(frame);
			stop?.();
		};
	}, [location]);
}

const sectionOf = ({ hash }: Location) => document.getElementById(decodeUrl(hash.slice(1)) ?? "");

/**
 * Scrolls at once, in the next frame, and whenever late content changes the height of the page, until the visitor takes over.
 * @returns a function that stops this
 */
function keepScrolling(scroll: () => void) {
	const controller = new AbortController();
	const { signal } = controller;
	const stop = () => controller.abort();
	const observer = new ResizeObserver(scroll);
	signal.addEventListener("abort", () => observer.disconnect());
	for (const event of ["wheel", "pointerdown", "keydown"])
		window.addEventListener(event, stop, { signal, passive: true });
	setTimeout(stop, settleTime);
	scroll();
	observer.observe(document.body);
	return stop;
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
