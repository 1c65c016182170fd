/**
 * Which rows of a long list are rendered. All rows are of one height, so that the place of each is known without
 * rendering those before it: the page's height never changes, and a position always means the same template.
 */
export type Geometry = {
	columns: number;
	/** Pixels, as the gap between rows. */
	rowHeight: number;
	gap: number;
};

/** Rows from `from` to before `to`. */
export type Rows = { from: number; to: number };

export function rowCount(items: number, columns: number): number {
	return Math.ceil(items / columns);
}

/** The height of so many rows, in pixels. */
export function listHeight(rows: number, { rowHeight, gap }: Geometry): number {
	return Math.max(0, rows * (rowHeight + gap) - gap);
}

/** The rows between two heights, in pixels from the top of the list. */
export function rowsBetween(top: number, bottom: number, geometry: Geometry, rows: number): Rows {
	const pitch = geometry.rowHeight + geometry.gap;
	const inside = (row: number) => Math.min(Math.max(row, 0), rows);
	return { from: inside(Math.floor(top / pitch)), to: inside(Math.ceil(bottom / pitch)) };
}

export function isSame(one: Geometry, other: Geometry): boolean {
	return one.columns === other.columns && one.rowHeight === other.rowHeight && one.gap === other.gap;
}

export function covers(outer: Rows, inner: Rows): boolean {
	return inner.from >= inner.to || (outer.from <= inner.from && outer.to >= inner.to);
}

/**
 * The rows to fill with cards next: one more than there are, so that a slow machine fills a screen row by row and never
 * stands still for long. What is on the screen comes first, from its top; then what is near it. What is no longer near
 * is let go at once.
 */
export function nextFilled(filled: Rows, visible: Rows, near: Rows): Rows {
	const first = visible.from < visible.to ? visible : near;
	const from = Math.max(filled.from, near.from);
	const to = Math.min(filled.to, near.to);
	if (from >= to || to < first.from || from > first.to) {
		return { from: first.from, to: Math.min(first.from + 1, first.to) };
	}
	if (to < first.to) return { from, to: to + 1 };
	if (from > first.from) return { from: from - 1, to };
	if (to < near.to) return { from, to: to + 1 };
	return { from: Math.max(from - 1, near.from), to };
}

export function isWithin(row: number, { from, to }: Rows): boolean {
	return row >= from && row < to;
}

/**
 * The rows to render, in their order: those near the screen, and three kinds that the keyboard needs. The first and the
 * last are where it enters the list; the row with the focus stays, or the focus would be lost, and has its neighbours
 * beside it, where the focus goes next.
 */
export function renderedRows(near: readonly Rows[], focused: number, rows: number): number[] {
	const wanted = new Set([0, focused - 1, focused, focused + 1, rows - 1]);
	for (const { from, to } of near) for (let row = from; row < to; row += 1) wanted.add(row);
	return [...wanted].filter((row) => row >= 0 && row < rows).sort((one, other) => one - other);
}

/**
 * Where to scroll, in pixels from the top of the list, so that the template that stands there stays there when the
 * columns or their height change.
 */
export function sameTemplateAt(top: number, before: Geometry, after: Geometry): number {
	const place = top / (before.rowHeight + before.gap);
	const row = Math.floor(place);
	const newRow = Math.floor((row * before.columns) / after.columns);
	return (newRow + (place - row)) * (after.rowHeight + after.gap);
}
