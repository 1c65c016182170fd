import { type Geometry, listHeight, type Rows, rowCount, rowsBetween } from "./row-window";

/** A list whose rows are placed by their number: what is read from the page, and what is written to it. */

/** In whole pixels: places millions of pixels down the page have no fractions left. */
export function measure(list: HTMLElement): Geometry {
	const { gridTemplateColumns, rowGap } = getComputedStyle(list);
	const rowHeight = Math.ceil(list.firstElementChild?.getBoundingClientRect().height ?? 0);
	return { columns: gridTemplateColumns.split(" ").length, rowHeight, gap: Number.parseFloat(rowGap) || 0 };
}

/** How far the list is scrolled past the line below the header, where reading begins; in pixels. */
export function passedOf(list: HTMLElement): number {
	const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
	return line - list.getBoundingClientRect().top;
}

/** Done by hand and not by React: it has to be there when the page is scrolled, in the middle of React's work. */
export function place(list: HTMLElement, geometry: Geometry, items: number) {
	list.style.setProperty("--row-height", `${geometry.rowHeight}px`);
	list.style.setProperty("--pitch", `${geometry.rowHeight + geometry.gap}px`);
	list.style.height = `${listHeight(rowCount(items, geometry.columns), geometry)}px`;
}

/** The rows on the screen, and so many screens above and below it. */
export function rowsOnScreen(list: HTMLElement, geometry: Geometry, items: number, screens = 0): Rows {
	if (geometry.rowHeight === 0) return { from: 0, to: 0 };
	const top = -list.getBoundingClientRect().top;
	const height = window.innerHeight;
	const rows = rowCount(items, geometry.columns);
	return rowsBetween(top - screens * height, top + (1 + screens) * height, geometry, rows);
}
