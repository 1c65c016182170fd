import { inSlices } from "../tasks/in-slices";

/**
 * A page that is opened afresh, at its top, is laid out only as far as it is looked at (`section.module.css`): on a slow
 * phone that is what takes longest. The rest follows when all is loaded. Where a page is reloaded, returned to, or opened
 * at a section, its place is found at once, and all has to be there. For the head of every built page, where the address
 * has no hash. A text fragment (`#:~:text=`) cannot be seen from here: the browser lays out what it leads to by itself.
 */
export const noteFresh = `performance.getEntriesByType?.("navigation")[0]?.type=="navigate"&&(document.documentElement.dataset.fresh="")`;

/** So long, in milliseconds, the page may be laid out without a break for the visitor: a fast machine needs none. */
const patience = 16;

/** From here on, everything is where it belongs. */
export function layOutRest() {
	delete document.documentElement.dataset.fresh;
}

/** Lays out the page section by section, once it is loaded. */
export function layOutLate() {
	if (document.readyState !== "complete") return window.addEventListener("load", layOutLate);
	const late = [...document.querySelectorAll<HTMLElement>("[data-late]")];
	const next = () => {
		const section = late.shift();
		if (!section) layOutRest();
		else section.style.contentVisibility = "visible";
		// Asked for its place, the browser lays it out here and now.
		return section?.offsetTop !== undefined;
	};
	void inSlices(next, patience);
}
