import type { Page } from "@playwright/test";

/** Finds elements that overflow the viewport or their own box. Scroll containers and intended ellipses are exempt. */
export function findOverflow(page: Page) {
	return page.evaluate(() => {
		const root = document.documentElement;
		// The breadcrumb shortens a long title, which the heading shows in full.
		const hasEllipsis = (element: Element | null) =>
			element !== null && getComputedStyle(element).textOverflow === "ellipsis";
		const overflowing = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
			if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("pre, [aria-hidden=true]"))
				return false;
			if (hasEllipsis(element.parentElement)) return false;
			// A table in a group that scrolls sideways.
			if (element.parentElement?.closest("[role=group][tabindex]")) return false;
			const { left, right, width } = element.getBoundingClientRect();
			return width > 1 && (left < -1 || right > root.clientWidth + 1);
		});
		const clipped = [
			...document.querySelectorAll<HTMLElement>("a, button, h1, h2, h3, h4, p, dt, dd, summary, li"),
		].filter(
			(element) =>
				element.checkVisibility() &&
				!element.closest("pre") &&
				!hasEllipsis(element) &&
				element.clientWidth > 1 &&
				element.scrollWidth > element.clientWidth + 1,
		);
		const name = (element: HTMLElement) => `${element.tagName} ${element.textContent?.trim().slice(0, 50)}`;
		return {
			scrolls: root.scrollWidth > root.clientWidth,
			overflowing: overflowing.map(name),
			clipped: clipped.map(name),
		};
	});
}

/** No overflow in the result of `findOverflow`. */
export const noOverflow = { scrolls: false, overflowing: [], clipped: [] };
