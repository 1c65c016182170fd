import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { measure, passedOf, place, rowsOnScreen } from "./placed-list";
import { rowFiller, type View } from "./row-filler";
import { type Geometry, isSame, type Rows, sameTemplateAt } from "./row-window";

const none: Rows = { from: 0, to: 0 };

/**
 * The last geometry seen. A list that comes again, by going back or in another language, has its height from the first
 * moment: it can be scrolled to where the visitor was before it has been measured.
 */
let known: Geometry = { columns: 1, rowHeight: 0, gap: 0 };

/**
 * Follows the window's scrolling and size.
 * @param list the grid; its first child is the first card
 * @param cards what the list shows
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, cards: readonly unknown[]): View {
	const items = cards.length;
	const [view, setView] = useState<View>({ geometry: known, visible: none, filled: none });
	const [seen, setSeen] = useState(cards);
	const goOnFilling = useRef(() => {});

	// Of other cards, those on the screen are what the visitor waits for.
	if (cards !== seen) {
		setSeen(cards);
		setView({ ...view, filled: view.visible });
	}
	const shown = useRef({ ...view, items });

	useLayoutEffect(() => {
		shown.current = { ...view, items };
	}, [view, items]);

	// Before anything is painted, and again when there are more or fewer cards.
	useLayoutEffect(() => {
		const element = list.current;
		if (!element) return;
		place(element, known, items);
		known = measure(element);
		place(element, known, items);
		const visible = rowsOnScreen(element, known, items);
		setView({ geometry: known, visible, filled: visible });
	}, [list, items]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: other cards are what it waits for
	useEffect(() => goOnFilling.current(), [cards]);

	useLayoutEffect(() => {
		const element = list.current;
		if (!element) return;
		/** How far the list was scrolled past when the visitor last scrolled: a resize moves what is above it, too. */
		let passed = passedOf(element);

		const rows = rowFiller(
			element,
			() => shown.current,
			(next) => flushSync(() => setView(next)),
		);
		goOnFilling.current = rows.goOn;

		const resized = () => {
			const { geometry: before, items } = shown.current;
			const geometry = measure(element);
			if (geometry.rowHeight > 0 && !isSame(before, geometry)) {
				known = geometry;
				const wanted = sameTemplateAt(passed, before, geometry);
				const target = window.scrollY + wanted - passedOf(element);
				place(element, geometry, items);
				if (passed > 0) {
					window.scrollTo({ top: target, behavior: "instant" });
					passed = wanted;
				}
				const visible = rowsOnScreen(element, geometry, items);
				flushSync(() => setView({ geometry, visible, filled: visible }));
			}
			rows.follow();
		};

		const scrolled = () => {
			passed = passedOf(element);
			rows.follow();
		};

		const observer = new ResizeObserver(resized);
		for (const watched of [element, element.firstElementChild]) if (watched) observer.observe(watched);
		window.addEventListener("scroll", scrolled, { passive: true });
		window.addEventListener("resize", rows.follow);
		return () => {
			rows.stop();
			observer.disconnect();
			window.removeEventListener("scroll", scrolled);
			window.removeEventListener("resize", rows.follow);
		};
	}, [list]);

	return view;
}
