import { textOrder } from "../../../i18n/format";
import { inSlices } from "../../../site/tasks/in-slices";
import type { Template } from "../../model";

const run = 32;

/** Merges two neighbours of sorted runs, a few steps at a time. */
function merging(from: readonly number[], into: number[], width: number, compare: (a: number, b: number) => number) {
	let [left, right] = [0, width];
	let [leftEnd, rightEnd] = [width, 2 * width];
	return () => {
		for (let count = 0; count < run && into.length < from.length; count++) {
			if (left >= leftEnd && right >= rightEnd) {
				[left, leftEnd] = [rightEnd, rightEnd + width];
				[right, rightEnd] = [leftEnd, leftEnd + width];
			}
			const a = left < leftEnd ? from[left] : undefined;
			const b = right < rightEnd ? from[right] : undefined;
			const takeLeft = b === undefined || (a !== undefined && compare(a, b) <= 0);
			const next = takeLeft ? a : b;
			if (takeLeft) left++;
			else right++;
			if (next !== undefined) into.push(next);
		}
		return into.length < from.length;
	};
}

/** The places of the titles in the alphabet of a language, `ranks[index]`: sorted in slices, for there may be thousands. */
export async function titleRanks(templates: readonly Template[], language: string): Promise<Uint32Array> {
	const order = textOrder(language);
	const compare = (a: number, b: number) => order(templates[a]?.title ?? "", templates[b]?.title ?? "") || a - b;
	let sorted = templates.map((_, index) => index);
	for (let width = 1; width < sorted.length; width *= 2) {
		const merged: number[] = [];
		await inSlices(merging(sorted, merged, width, compare));
		sorted = merged;
	}
	const ranks = new Uint32Array(templates.length);
	for (const [rank, index] of sorted.entries()) ranks[index] = rank;
	return ranks;
}
