import {
	covers,
	type Geometry,
	listHeight,
	nextFilled,
	type Rows,
	renderedRows,
	rowCount,
	rowsBetween,
	sameTemplateAt,
} from "../../../../src/market/list/row-window";

const three: Geometry = { columns: 3, rowHeight: 300, gap: 20 };
const one: Geometry = { columns: 1, rowHeight: 280, gap: 20 };

test.each([
	[0, 3, 0],
	[1, 3, 1],
	[3, 3, 1],
	[4, 3, 2],
	[10_000, 3, 3_334],
	[10_000, 1, 10_000],
])("%i cards in %i columns are %i rows", (items, columns, rows) => {
	expect(rowCount(items, columns)).toBe(rows);
});

test.each([
	[0, 0],
	[1, 300],
	[2, 620],
	[3_334, 3_334 * 320 - 20],
])("%i rows are %i pixels high", (rows, height) => {
	expect(listHeight(rows, three)).toBe(height);
});

test.each([
	["at the top", 0, 800, [0, 3]],
	["above the list", -500, 300, [0, 1]],
	["far above the list", -5_000, -4_200, [0, 0]],
	["in the middle", 3_200, 4_000, [10, 13]],
	["a pixel further", 3_201, 4_001, [10, 13]],
	["a row's end further", 3_520, 4_320, [11, 14]],
	["at the end", 31_300, 32_000, [97, 100]],
	["below the list", 40_000, 40_800, [100, 100]],
])("%s, the rows on the screen are those that touch it", (_, top, bottom, [from, to]) => {
	expect(rowsBetween(top, bottom, three, 100)).toEqual({ from, to });
});

/** Fills row by row until all that is near is there. */
function fill(filled: Rows, visible: Rows, near: Rows): Rows[] {
	const steps = [filled];
	for (let last = filled; !covers(last, near); steps.push(last)) {
		last = nextFilled(last, visible, near);
		if (steps.length > 100) throw new Error("it never ends");
	}
	return steps.slice(1);
}

const rows = (from: number, to: number): Rows => ({ from, to });

test.each([
	[
		"a screen elsewhere, from its top, then what is near",
		rows(0, 9),
		rows(50, 53),
		rows(49, 54),
		[rows(50, 51), rows(50, 52), rows(50, 53), rows(50, 54), rows(49, 54)],
	],
	["a row further down, and lets go of what is left behind", rows(10, 20), rows(14, 18), rows(12, 21), [rows(12, 21)]],
	[
		"what is near when nothing is on the screen",
		rows(0, 9),
		rows(100, 100),
		rows(98, 100),
		[rows(98, 99), rows(98, 100)],
	],
	["rows above that came into sight", rows(10, 15), rows(8, 11), rows(7, 13), [rows(9, 13), rows(8, 13), rows(7, 13)]],
	["nothing more when all is there", rows(7, 13), rows(8, 11), rows(7, 13), []],
	["nothing when the list is out of sight", rows(0, 0), rows(0, 0), rows(0, 0), []],
	["nothing when the list has been left behind", rows(5, 9), rows(100, 100), rows(100, 100), []],
])("fills %s", (_, filled, visible, near, steps) => {
	expect(fill(filled, visible, near)).toEqual(steps);
});

test("fills all that is near, wherever the visitor comes from", () => {
	for (let from = 0; from <= 12; from += 1) {
		for (let length = 0; length <= 4; length += 1) {
			for (let visible = 4; visible <= 8; visible += 1) {
				for (let height = 0; height <= 3; height += 1) {
					const [before, screen, near] = [rows(from, from + length), rows(visible, visible + height), rows(4, 11)];
					const steps = fill(before, screen, near);
					expect(steps.length).toBeLessThanOrEqual(7);
					expect(steps.every((step) => covers(near, step))).toBe(true);
				}
			}
		}
	}
});

test.each([
	["near the top", { from: 0, to: 3 }, 0, [0, 1, 2, 99]],
	["in the middle", { from: 50, to: 53 }, 0, [0, 1, 50, 51, 52, 99]],
	["with the focus elsewhere", { from: 50, to: 53 }, 20, [0, 19, 20, 21, 50, 51, 52, 99]],
	["with the focus in sight", { from: 50, to: 53 }, 52, [0, 50, 51, 52, 53, 99]],
	["at the end", { from: 97, to: 100 }, 99, [0, 97, 98, 99]],
	["with a focus that is gone", { from: 0, to: 2 }, 500, [0, 1, 99]],
	["before anything is measured", { from: 0, to: 0 }, 0, [0, 1, 99]],
])("%s, the rendered rows are those near the screen and those that the keyboard needs", (_, near, focused, rows) => {
	expect(renderedRows([near], focused, 100)).toEqual(rows);
});

test("a single row is rendered once", () => {
	expect(renderedRows([{ from: 0, to: 1 }], 0, 1)).toEqual([0]);
});

test.each([
	["the top of a row", 320 * 100, 300 * 300],
	["the middle of a row", 320 * 100 + 160, 300 * 300 + 150],
])("from three columns to one, %s keeps its first template, and comes back to it", (_, top, expected) => {
	expect(sameTemplateAt(top, three, one)).toBeCloseTo(expected);
	expect(sameTemplateAt(expected, one, three)).toBeCloseTo(top);
});
