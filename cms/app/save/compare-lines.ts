import { diffArrays } from "diff";

/** A row of a comparison. Lines that differ stand side by side. */
export type Row = { left: string | undefined; right: string | undefined };

/** Compares two texts line by line. Lines of both are in both columns. */
export function compareLines(leftText: string, rightText: string): Row[] {
	const rows: Row[] = [];
	let onlyLeft: string[] = [];
	let onlyRight: string[] = [];
	function endDifference(): void {
		for (let index = 0; index < Math.max(onlyLeft.length, onlyRight.length); index += 1) {
			rows.push({ left: onlyLeft[index], right: onlyRight[index] });
		}
		onlyLeft = [];
		onlyRight = [];
	}
	for (const { value, added, removed } of diffArrays(leftText.split("\n"), rightText.split("\n"))) {
		if (removed) onlyLeft = value;
		else if (added) onlyRight = value;
		else {
			endDifference();
			rows.push(...value.map((line) => ({ left: line, right: line })));
		}
	}
	endDifference();
	return rows;
}
