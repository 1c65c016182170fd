import { type FocusEvent, memo, useRef, useState } from "react";
import { classNames } from "../../ui/class-names";
import { TemplateCard } from "../card/template-card";
import type { ListedTemplate } from "../model";
import * as styles from "./long-grid.module.css";
import { isWithin, renderedRows, rowCount } from "./row-window";
import type { TemplateGridProps } from "./template-grid";
import * as gridStyles from "./template-grid.module.css";
import { useRowWindow } from "./use-row-window";

type CellProps = ListedTemplate & {
	level: 2 | 3;
	/** The place among all cards, from 0. */
	place: number;
	of: number;
	row: number;
	column: number;
	/** Kept for the keyboard alone, away from the screen. */
	far: boolean;
	/** On the screen, and about to be filled. */
	waiting: boolean;
};

const Cell = memo(function Cell({ template, index, level, place, of, row, column, far, waiting }: CellProps) {
	return (
		<li
			aria-posinset={place + 1}
			aria-setsize={of}
			className={classNames(styles.cell, far && styles.far, waiting && styles.waiting)}
			style={{ gridColumnStart: column + 1, top: `calc(${row} * var(--pitch))` }}
		>
			{!waiting && <TemplateCard template={template} index={index} level={level} even />}
		</li>
	);
});

/**
 * The grid for a list of thousands: only the rows near the screen are rendered. The list has its full height and tells
 * assistive technology its full length.
 */
export function LongGrid({ templates, level }: TemplateGridProps) {
	const list = useRef<HTMLUListElement>(null);
	const { geometry, visible, filled } = useRowWindow(list, templates);
	const [focused, setFocused] = useState(0);
	const { columns } = geometry;

	const keep = ({ target }: FocusEvent) => {
		const place = target.closest("[aria-posinset]")?.getAttribute("aria-posinset");
		if (place) setFocused(Number(place) - 1);
	};
	const rowWithFocus = Math.floor(focused / columns);
	const count = rowCount(templates.length, columns);
	const kept = renderedRows([], rowWithFocus, count);
	return (
		<ul ref={list} className={classNames(gridStyles.grid, styles.list)} onFocus={keep}>
			{renderedRows([visible, filled], rowWithFocus, count).flatMap((row) =>
				templates
					.slice(row * columns, (row + 1) * columns)
					.map((listed, column) => (
						<Cell
							key={`${listed.template.id}:${listed.index}`}
							{...listed}
							level={level}
							place={row * columns + column}
							of={templates.length}
							row={row}
							column={column}
							far={!isWithin(row, visible) && !isWithin(row, filled)}
							waiting={!isWithin(row, filled) && !kept.includes(row)}
						/>
					)),
			)}
		</ul>
	);
}
