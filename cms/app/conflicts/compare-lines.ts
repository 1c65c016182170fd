/** A row of a comparison. Lines that differ stand side by side. */
export type Row = { left: string | undefined; right: string | undefined };

/** Compares two texts line by line: the longest common subsequence is in both columns. */
export function compareLines(leftText: string, rightText: string): Row[] {
	const [left, right] = [leftText.split("\n"), rightText.split("\n")];
	const width = right.length + 1;
	// The length of the longest common subsequence of the ends of both texts.
	const lengths = new Uint32Array((left.length + 1) * width);
	const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
	for (let row = left.length - 1; row >= 0; row -= 1) {
		for (let column = right.length - 1; column >= 0; column -= 1) {
			lengths[row * width + column] =
				left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
		}
	}
	const rows: Row[] = [];
	let [row, column] = [0, 0];
	/** Where the current run of differences starts in both texts. */
	let start = [0, 0];
	function endRun(): void {
		const [onlyLeft, onlyRight] = [left.slice(start[0], row), right.slice(start[1], column)];
		for (let index = 0; index < Math.max(onlyLeft.length, onlyRight.length); index += 1) {
			rows.push({ left: onlyLeft[index], right: onlyRight[index] });
		}
	}
	while (row < left.length || column < right.length) {
		if (row < left.length && column < right.length && left[row] === right[column]) {
			endRun();
			rows.push({ left: left[row], right: right[column] });
			row += 1;
			column += 1;
			start = [row, column];
		} else if (column >= right.length || (row < left.length && at(row + 1, column) >= at(row, column + 1))) row += 1;
		else column += 1;
	}
	endRun();
	return rows;
}

const linesOf = (rows: Row[], side: "left" | "right") =>
	rows.flatMap(({ left, right }) => (left === right ? [] : ({ left, right }[side] ?? [])));

/**
 * Whether saving a text would undo a change that somebody else has made since it was opened: it lacks a line of theirs, or
 * has one that they removed.
 */
export function undoesChange(opened: string, current: string, mine: string): boolean {
	if (current === opened || current === mine) return false;
	const theirs = compareLines(opened, current);
	const lines = mine.split("\n");
	return (
		linesOf(theirs, "right").some((line) => !lines.includes(line)) ||
		linesOf(theirs, "left").some((line) => lines.includes(line) && !current.split("\n").includes(line))
	);
}
