import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../../../components/class-names";
import { TemplateCard } from "../card/template-card";
import type { Template } from "../model";
import type { TemplateGridProps } from "./template-grid";
import * as gridStyles from "./template-grid.module.css";
import * as styles from "./virtual-grid.module.css";

/** Pixels; `top` is the distance of the list from the top of the page. */
type GridSize = { columns: number; rowHeight: number; gap: number; top: number };

/** For the first render: the layout effect measures the real size before the browser paints. */
const initialSize: GridSize = { columns: 1, rowHeight: 320, gap: 20, top: 0 };

/** Rows above and below the viewport that are rendered in advance. */
const overscan = 2;

function measureGrid(list: HTMLElement): GridSize {
	const { gridTemplateColumns, rowGap } = getComputedStyle(list);
	return {
		columns: gridTemplateColumns.split(" ").length,
		// Whole pixels: millions of pixels down the page, browsers round fractions away.
		rowHeight: Math.ceil(list.firstElementChild?.getBoundingClientRect().height ?? 0),
		gap: Number.parseFloat(rowGap),
		top: Math.round(list.getBoundingClientRect().top + window.scrollY),
	};
}

function useGridSize(list: RefObject<HTMLElement | null>): GridSize {
	const [size, setSize] = useState(initialSize);
	useLayoutEffect(() => {
		const element = list.current;
		if (!element) return;
		const update = () =>
			setSize((before) => {
				const next = measureGrid(element);
				return JSON.stringify(next) === JSON.stringify(before) ? before : next;
			});
		update();
		const observer = new ResizeObserver(update);
		observer.observe(element);
		// Content above the list can change its position.
		observer.observe(document.body);
		return () => observer.disconnect();
	}, [list]);
	return size;
}

/** The path of the card that has the focus, in the grid that this one replaces. */
function focusedPath(): string | undefined {
	const link = document.activeElement;
	return link instanceof HTMLAnchorElement && link.closest("article") ? link.pathname : undefined;
}

/** The printed page is short, and browsers do not always return to the place that the visitor had reached. */
function useScrollAfterPrint() {
	useEffect(() => {
		let top = 0;
		const save = () => {
			top = window.scrollY;
		};
		const restore = () => window.scrollTo({ top, behavior: "instant" });
		window.addEventListener("beforeprint", save);
		window.addEventListener("afterprint", restore);
		return () => {
			window.removeEventListener("beforeprint", save);
			window.removeEventListener("afterprint", restore);
		};
	}, []);
}

/**
 * The grid for long lists: renders the rows near the viewport only. All rows have the same height, so the page has its
 * full height at once, and a scroll position always shows the same template.
 */
export function VirtualGrid({ templates, level }: TemplateGridProps) {
	const list = useRef<HTMLUListElement>(null);
	const size = useGridSize(list);
	const { columns, rowHeight, gap, top } = size;
	useScrollAfterPrint();
	const [pathBefore] = useState(focusedPath);
	const [focusedIndex, setFocusedIndex] = useState(0);
	const focusedRow = Math.floor(focusedIndex / columns);

	// Besides the rows in range: Tab enters the list at its first and last row, and moves on from the row with the focus.
	const extractRows = (range: Range) => {
		const keyboardRows = [0, focusedRow - 1, focusedRow, focusedRow + 1, range.count - 1];
		const rows = new Set([...defaultRangeExtractor(range), ...keyboardRows]);
		return [...rows].filter((row) => row >= 0 && row < range.count).sort((a, b) => a - b);
	};

	const virtualizer = useWindowVirtualizer({
		count: Math.ceil(templates.length / columns),
		estimateSize: () => rowHeight,
		gap,
		scrollMargin: top,
		overscan,
		rangeExtractor: extractRows,
		initialRect: { width: window.innerWidth, height: window.innerHeight },
		initialOffset: () => window.scrollY,
		// The virtualizer would scroll to the initial offset, and interrupt a smooth scroll.
		scrollToFn: () => {},
	});

	useLayoutEffect(() => {
		// With the real size, the rows in the viewport are rendered.
		if (size === initialSize || document.activeElement !== document.body) return;
		const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>("article a") ?? [])];
		links.find(({ pathname }) => pathname === pathBefore)?.focus({ preventScroll: true });
	}, [size, pathBefore]);

	const sizeBefore = useRef(size);
	useLayoutEffect(() => {
		const before = sizeBefore.current;
		sizeBefore.current = size;
		virtualizer.measure();
		// After a change of columns or row height, keep the first visible template in place.
		const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
		const rowsPassed = ((virtualizer.scrollOffset ?? 0) + header - before.top) / (before.rowHeight + before.gap);
		const isSameGrid = before.columns === columns && before.rowHeight === rowHeight && before.gap === gap;
		if (before === initialSize || isSameGrid || rowsPassed <= 0) return;
		const row = Math.floor((Math.floor(rowsPassed) * before.columns) / columns) + (rowsPassed % 1);
		window.scrollTo({ top: top + row * (rowHeight + gap) - header, behavior: "instant" });
	}, [size, columns, rowHeight, gap, top, virtualizer]);

	const onFocus = ({ target }: FocusEvent) => {
		const position = target.closest("[aria-posinset]")?.getAttribute("aria-posinset");
		if (position) setFocusedIndex(Number(position) - 1);
	};

	const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
	return (
		<ul
			ref={list}
			className={classNames(gridStyles.grid, styles.list)}
			style={{ height: virtualizer.getTotalSize() }}
			onFocus={onFocus}
		>
			{virtualizer
				.getVirtualItems()
				.flatMap(({ index: row, start }) =>
					templates
						.slice(row * columns, (row + 1) * columns)
						.map((template, column) => (
							<Cell
								key={`${template.id}:${template.index}`}
								template={template}
								level={level}
								position={row * columns + column + 1}
								listLength={templates.length}
								column={column + 1}
								top={start - top}
								isNear={row >= startIndex - overscan && row <= endIndex + overscan}
							/>
						)),
				)}
		</ul>
	);
}

type CellProps = {
	template: Template;
	level: 2 | 3;
	/** From 1. */
	position: number;
	listLength: number;
	/** From 1. */
	column: number;
	/** Pixels from the top of the list. */
	top: number;
	/** Near the viewport; other rows are rendered for the keyboard only. */
	isNear: boolean;
};

const Cell = memo(function Cell({ template, level, position, listLength, column, top, isNear }: CellProps) {
	return (
		<li
			aria-posinset={position}
			aria-setsize={listLength}
			className={classNames(styles.cell, !isNear && styles.far)}
			style={{ gridColumnStart: column, top }}
		>
			<TemplateCard template={template} level={level} even />
		</li>
	);
});
