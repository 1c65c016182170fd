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

/**
 * Finds text that is partly hidden: clipped by an ancestor, or overlapping other text. Scroll containers are exempt, and
 * so is text with an intended ellipsis: the last item of a breadcrumb, title and excerpt of a card, excerpt of a related
 * template.
 */
export function findHiddenText(page: Page) {
	return page.evaluate(() => {
		type Text = { element: HTMLElement; name: string; boxes: DOMRect[]; layer: Element | null };
		const shortened = "nav li:last-child, article :is(h2, h3, p), main li > a > span";
		const hasEllipsis = (element: Element) => {
			const { textOverflow, webkitLineClamp } = getComputedStyle(element);
			return element.matches(shortened) && (textOverflow === "ellipsis" || webkitLineClamp !== "none");
		};
		const withAncestors = (element: Element): Element[] => {
			const parent = element.parentElement;
			return parent ? [element, ...withAncestors(parent)] : [element];
		};
		const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
		const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
		// Texts of different layers may overlap: a menu covers the page.
		const layerOf = (element: Element) =>
			withAncestors(element).find((each) => /absolute|fixed|sticky/.test(getComputedStyle(each).position)) ?? null;

		const isBox = ({ width, height }: DOMRect) => width > 1 && height > 1;
		/** The part of a box that is not clipped by ancestors. */
		const visiblePart = (box: DOMRect, element: Element) =>
			withAncestors(element)
				.filter(clips)
				.reduce((rest, each) => {
					const frame = each.getBoundingClientRect();
					const [left, top] = [Math.max(rest.left, frame.left), Math.max(rest.top, frame.top)];
					const [right, bottom] = [Math.min(rest.right, frame.right), Math.min(rest.bottom, frame.bottom)];
					return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
				}, box);

		const texts: Text[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			if (!element || !node.nodeValue?.trim() || element.closest("script, style, noscript")) continue;
			if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			// Visually hidden text for screen readers.
			if (withAncestors(element).some((each) => getComputedStyle(each).clipPath !== "none")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const boxes = [...range.getClientRects()].filter(isBox);
			const text = node.nodeValue.trim().slice(0, 50);
			texts.push({ element, name: `${element.tagName} ${text}`, boxes, layer: layerOf(element) });
		}

		const clipped = texts.filter(({ element, boxes }) => {
			const ancestors = withAncestors(element).filter(
				(each) => each !== document.body && each !== document.documentElement,
			);
			if (ancestors.some(hasEllipsis)) return false;
			const scroller = ancestors.findIndex(scrolls);
			return ancestors.slice(0, scroller < 0 ? undefined : scroller).some((each) => {
				if (!clips(each)) return false;
				const { left, right, top, bottom } = each.getBoundingClientRect();
				return boxes.some(
					(box) => box.left < left - 1 || box.right > right + 1 || box.top < top - 2 || box.bottom > bottom + 2,
				);
			});
		});

		// Line boxes are higher than their letters, so neighboring lines may overlap by less than half.
		const overlap = (a: DOMRect, b: DOMRect) =>
			Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
			Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
		const visible = texts
			.filter(({ element }) => !withAncestors(element).some(scrolls))
			.map((text) => ({ ...text, boxes: text.boxes.map((box) => visiblePart(box, text.element)).filter(isBox) }));
		const overlapping = visible.flatMap((one, index) =>
			visible
				.slice(index + 1)
				.filter((other) => other.layer === one.layer && other.element !== one.element)
				.filter((other) => one.boxes.some((box) => other.boxes.some((another) => overlap(box, another))))
				.map((other) => `${one.name} | ${other.name}`),
		);
		return { clipped: clipped.map(({ name }) => name), overlapping };
	});
}

/** No hidden text in the result of `findHiddenText`. */
export const noHiddenText = { clipped: [], overlapping: [] };
