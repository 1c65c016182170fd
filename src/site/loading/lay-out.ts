import { whenIdle } from "../../ui/when-idle";

/**
 * A page that is opened afresh, at its top, is laid out only as far as it is looked at (`section.module.css`): on a slow
 * phone that is what takes longest. The rest follows when nothing else is to be done. Where a page is reloaded, returned to,
 * or opened at a section, its place is found at once, and all has to be there. For the head of every page, where the address has no hash.
 */
export const noteFresh = `performance.getEntriesByType?.("navigation")[0]?.type=="navigate"&&(document.documentElement.dataset.fresh="")`;

/** In milliseconds, from section to section. */
const patience = 500;

/** From here on, everything is where it belongs. */
export function layOutRest() {
	delete document.documentElement.dataset.fresh;
}

/** Lays out the page section by section. */
export function layOutLate() {
	const late = [...document.querySelectorAll<HTMLElement>("[data-late]")];
	const next = () => {
		const section = late.shift();
		if (!section) return layOutRest();
		section.style.contentVisibility = "visible";
		whenIdle(next, patience);
	};
	whenIdle(next, patience);
}
