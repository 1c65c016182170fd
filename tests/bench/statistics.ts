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

/** Summarizes the samples of a measure. */
export function toFigure(
	{ id, name, route, unit, target }: Omit<Measure, "measure" | "baseline">,
	samples: number[],
	baselineSamples: number[],
	error?: string,
): Figure {
	const value = median(samples);
	const baseline = median(baselineSamples);
	const ratio = value !== undefined && baseline ? value / baseline : undefined;
	const met = target && value !== undefined ? isMet(target, value, ratio) : undefined;
	return { id, name, route, unit, target, value, baseline, ratio, met, samples, error };
}
