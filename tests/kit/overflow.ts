import type { Page } from "@playwright/test";

/** What sticks out of the screen, apart from what lies in a box that scrolls or is cut on purpose. */
export function stickingOut(page: Page) {
	return page.evaluate(() => {
		const root = document.documentElement;
		// The breadcrumb ends in an ellipsis where the title is long: the heading below says it in full.
		const ends = (element: Element | null) => element !== null && getComputedStyle(element).textOverflow === "ellipsis";
		const wide = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
			if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("pre, [aria-hidden=true]"))
				return false;
			if (ends(element.parentElement)) return false;
			const { left, right, width } = element.getBoundingClientRect();
			return width > 1 && (left < -1 || right > root.clientWidth + 1);
		});
		const cut = [...document.querySelectorAll<HTMLElement>("a, button, h1, h2, h3, h4, p, dt, dd, summary, li")].filter(
			(element) =>
				element.checkVisibility() &&
				!element.closest("pre") &&
				!ends(element) &&
				element.clientWidth > 1 &&
				element.scrollWidth > element.clientWidth + 1,
		);
		const name = (element: HTMLElement) => `${element.tagName} ${element.textContent?.trim().slice(0, 50)}`;
		return {
			scrolls: root.scrollWidth > root.clientWidth ? root.scrollWidth : false,
			wide: wide.map(name),
			cut: cut.map(name),
		};
	});
}

/**
 * Texts of which a part cannot be seen: cut off by a box that hides what overflows it, or drawn over another text.
 * Boxes that scroll cut nothing off. By design, the last item of a breadcrumb ends in an ellipsis (the heading says it in
 * full), and so do the market's title and teaser in a card after three lines, and the teaser of a
 * related template after two.
 */
export function hiddenTexts(page: Page) {
	return page.evaluate(() => {
		type Text = { element: HTMLElement; name: string; boxes: DOMRect[]; layer: Element | null };
		const byDesign = "nav li:last-child, article :is(h2, h3, p), main li > a > span";
		const ends = (element: Element) => {
			const { textOverflow, webkitLineClamp } = getComputedStyle(element);
			return element.matches(byDesign) && (textOverflow === "ellipsis" || webkitLineClamp !== "none");
		};
		const above = (element: Element): Element[] => {
			const parent = element.parentElement;
			return parent ? [element, ...above(parent)] : [element];
		};
		const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
		const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
		// Texts of different layers may lie over each other: that is what a menu does.
		const layerOf = (element: Element) =>
			above(element).find((each) => /absolute|fixed|sticky/.test(getComputedStyle(each).position)) ?? null;

		const isBox = ({ width, height }: DOMRect) => width > 1 && height > 1;
		/** What is left of a box within the boxes that hide the rest. */
		const seen = (box: DOMRect, element: Element) =>
			above(element)
				.filter(hides)
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
			// Text for screen readers alone.
			if (above(element).some((each) => getComputedStyle(each).clipPath !== "none")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const boxes = [...range.getClientRects()].filter(isBox);
			const text = node.nodeValue.trim().slice(0, 50);
			texts.push({ element, name: `${element.tagName} ${text}`, boxes, layer: layerOf(element) });
		}

		const cut = texts.filter(({ element, boxes }) => {
			const ancestors = above(element).filter((each) => each !== document.body && each !== document.documentElement);
			if (ancestors.some(ends)) return false;
			const scroller = ancestors.findIndex(scrolls);
			return ancestors.slice(0, scroller < 0 ? undefined : scroller).some((each) => {
				if (!hides(each)) return false;
				const { left, right, top, bottom } = each.getBoundingClientRect();
				return boxes.some(
					(box) => box.left < left - 1 || box.right > right + 1 || box.top < top - 2 || box.bottom > bottom + 2,
				);
			});
		});

		// A line's box is higher than its letters.
		const overlap = (a: DOMRect, b: DOMRect) =>
			Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
			Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
		const inView = texts
			.filter(({ element }) => !above(element).some(scrolls))
			.map((text) => ({ ...text, boxes: text.boxes.map((box) => seen(box, text.element)).filter(isBox) }));
		const over = inView.flatMap((one, index) =>
			inView
				.slice(index + 1)
				.filter((other) => other.layer === one.layer && other.element !== one.element)
				.filter((other) => one.boxes.some((box) => other.boxes.some((another) => overlap(box, another))))
				.map((other) => `${one.name} | ${other.name}`),
		);
		return { cut: cut.map(({ name }) => name), over };
	});
}
