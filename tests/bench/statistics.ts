import type { Figure, Measure, Target } from "./measure";

export function median(samples: number[]): number | undefined {
	const sorted = [...samples].sort((a, b) => a - b);
	const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
	return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

function isMet(target: Target, value: number, ratio: number | undefined): boolean | undefined {
	if ("atMost" in target) return value <= target.atMost;
	if ("atLeast" in target) return value >= target.atLeast;
	return ratio === undefined ? undefined : ratio <= target.ratio;
}

/** What the samples of a measure come to. */
export function figureOf(
	{ id, name, route, unit, target }: Omit<Measure, "measure" | "floor">,
	samples: number[],
	floorSamples: number[],
	error?: string,
): Figure {
	const value = median(samples);
	const floor = median(floorSamples);
	const ratio = value !== undefined && floor ? value / floor : undefined;
	const met = target && value !== undefined ? isMet(target, value, ratio) : undefined;
	return { id, name, route, unit, target, value, floor, ratio, met, samples, floorSamples, error };
}
