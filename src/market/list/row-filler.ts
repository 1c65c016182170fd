import { quietTask } from "../../site/tasks/quiet-task";
import { rowsOnScreen } from "./placed-list";
import { covers, type Geometry, nextFilled, type Rows } from "./row-window";

export type View = {
	geometry: Geometry;
	/** The rows on the screen. */
	visible: Rows;
	/** The rows that have their cards: those on the screen and, little by little, those near it. */
	filled: Rows;
};

/** Screens above and below that are filled in advance. */
const ahead = 0.5;

/** Milliseconds after which the next row has to wait. */
const patience = 8;

/**
 * Fills a long list with cards, row by row, so that scrolling never waits for them.
 * @param current what is shown, and of how many cards
 * @param show shows other rows, at once
 */
export function rowFiller(list: HTMLElement, current: () => View & { items: number }, show: (view: View) => void) {
	let waiting = false;
	let stopped = false;

	/** Those on the screen first, until the patience is over or all is there: then it is true. */
	const fill = (screens: number): boolean => {
		const started = performance.now();
		const { geometry, items } = current();
		const visible = rowsOnScreen(list, geometry, items);
		const near = rowsOnScreen(list, geometry, items, ahead);
		const wanted = screens > 0 ? near : visible;
		while (!covers(current().filled, wanted)) {
			if (performance.now() - started > patience) return false;
			show({ geometry, visible, filled: nextFilled(current().filled, visible, near) });
		}
		return true;
	};

	const fillNear = async () => {
		waiting = true;
		do await quietTask();
		while (!stopped && !fill(ahead));
		waiting = false;
	};

	/** What is not urgent waits until the frame is painted and nothing else is to be done. */
	const goOn = () => {
		if (!waiting) void fillNear();
	};

	return {
		/** The list has moved: fills what is on the screen now, and goes on. */
		follow: () => {
			fill(0);
			goOn();
		},
		goOn,
		stop: () => {
			stopped = true;
		},
	};
}
