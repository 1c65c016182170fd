import { useEffect, useLayoutEffect } from "react";
import { entryKey, onUrlChange } from "../components/hooks/use-url";
import { moveFocus } from "../components/move-focus";
import { decodeUrl } from "../lib/strings";

const storageKey = "scroll-positions";

/** How long late content may move a target, in ms. */
const settleTime = 3_000;

/**
 * Where the visitor is, or was last, in each history entry of the tab, by the key of its state. The browser would restore a
 * position before the page is rendered, and Gatsby knows only the entries that its router has added.
 */
const positions = readPositions();

/** The key of the entry that is shown. */
let shownKey = "";
/** Whether to scroll to the target of that entry, which is new. */
let isNew = false;
/** Scrolls to a target again when the height of the page changes. */
let scrolling: ResizeObserver | undefined;

/** Runs in onClientEntry. Keeps the positions also for a reload, after which the browser restores the page itself. */
export function keepScrollPositions() {
	window.addEventListener("scroll", () => positions.set(shownKey, window.scrollY), { passive: true });
	document.addEventListener("visibilitychange", () => {
		const isHidden = document.visibilityState === "hidden";
		window.history.scrollRestoration = isHidden ? "auto" : "manual";
		if (isHidden) storePositions();
	});
}

/** Shows the current history entry: scrolls to where the visitor left it. */
function showEntry() {
	const key = entryKey();
	if (key === shownKey) return;
	const top = positions.get(key);
	// The browser scrolls the first page of the document itself.
	isNew = top === undefined && shownKey !== "";
	shownKey = key;
	scrolling?.disconnect();
	if (top === undefined) positions.set(key, window.scrollY);
	else keepScrolling(() => window.scrollTo({ top, behavior: "instant" }));
}

/**
 * After a navigation, scrolls to where the visitor left the history entry, or else smoothly to the section of the hash or to
 * the top (docs/rules.md, Routes).
 */
export function useScrolling(location: Location) {
	// Before the page is painted.
	useLayoutEffect(() => {
		window.history.scrollRestoration = "manual";
		openAround(sectionOf(location));
		showEntry();
		// The router does not know the entries that a search has added.
		return onUrlChange(location, showEntry);
	}, [location]);

	// After RouteAnnouncer has focused the page without scrolling: a later focus would end a smooth scroll.
	useEffect(() => {
		if (!isNew) return;
		isNew = false;
		scrollToTarget(location);
	}, [location]);
}

const sectionOf = ({ hash }: Location) => document.getElementById(decodeUrl(hash.slice(1)) ?? "");

/** Opens the element, if it can be closed, and all around it that are closed. Only Chromium does, and only for the first page. */
function openAround(element: Element | null) {
	const closed = element?.closest<HTMLDetailsElement>("details:not([open])");
	if (!closed) return;
	closed.open = true;
	openAround(closed);
}

function scrollToTarget(location: Location) {
	// Not by CSS: the browser would also scroll smoothly to what gets the focus, and to a section while the page loads.
	const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
	const section = sectionOf(location);
	if (!location.hash && window.scrollY > 0) {
		// Content that loads meanwhile would move the target.
		const { style } = document.documentElement;
		style.overflowAnchor = "none";
		window.addEventListener("scrollend", () => style.removeProperty("overflow-anchor"), { once: true });
		window.scrollTo({ top: 0, behavior });
	}
	if (!section) return;
	// The visitor may have moved on to a control in the section.
	if (!section.contains(document.activeElement)) moveFocus(section, { preventScroll: true });
	keepScrolling(() => section.scrollIntoView({ behavior }));
}

/** Scrolls at once, in the next frame, and whenever late content changes the height of the page, until the visitor takes over. */
function keepScrolling(scroll: () => void) {
	const observer = new ResizeObserver(scroll);
	const stop = () => observer.disconnect();
	for (const event of ["wheel", "pointerdown", "keydown"])
		window.addEventListener(event, stop, { once: true, passive: true });
	setTimeout(stop, settleTime);
	scrolling = observer;
	scroll();
	observer.observe(document.body);
}

function readPositions(): Map<string, number> {
	try {
		return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]"));
	} catch {
		return new Map();
	}
}

function storePositions() {
	try {
		window.sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
	} catch {
		// Storage is blocked or full: a reload forgets the positions.
	}
}
