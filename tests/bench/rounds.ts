import type { Figure, Measure, Round } from "./measure";
import { toFigure } from "./statistics";

type Result = { samples: number[]; baselineSamples: number[]; failures: string[] };
const emptyResult = (): Result => ({ samples: [], baselineSamples: [], failures: [] });

/** A measure that failed this often is skipped in later rounds. One failure may be a browser hiccup. */
const maxFailures = 2;

/**
 * Runs all measures round by round, so that a temporary load of the machine affects them alike. A value and its
 * baseline are measured one after the other; the order alternates between rounds.
 */
export async function runRounds<Context extends Round>(
	measures: Measure<Context>[],
	runs: number,
	contextOf: (round: Round) => Context,
	note: (text: string) => void,
): Promise<Figure[]> {
	const results = measures.map((measure) => ({ measure, ...emptyResult() }));
	for (let index = 0; index < runs; index += 1) {
		const done = new Map<string, Promise<unknown>>();
		const once = <T>(key: string, work: () => Promise<T>) => {
			if (!done.has(key)) done.set(key, work());
			return done.get(key) as Promise<T>;
		};
		const context = contextOf({ index, once, note });
		for (const { measure, samples, baselineSamples, failures } of results) {
			if (failures.length >= maxFailures || samples.length >= (measure.runs ?? runs)) continue;
			console.info(`${index + 1}/${runs} ${measure.name}${measure.route ? ` on ${measure.route}` : ""}`);
			try {
				const value = async () => samples.push(await measure.measure(context));
				const baseline = async () => measure.baseline && baselineSamples.push(await measure.baseline(context));
				for (const step of index % 2 === 0 ? [value, baseline] : [baseline, value]) await step();
			} catch (error) {
				failures.push((error as Error).message);
			}
		}
	}
	return results.map(({ measure, samples, baselineSamples, failures }) => {
		const failed = failures.length >= maxFailures || samples.length === 0;
		return toFigure(measure, samples, baselineSamples, failed ? failures[0] : undefined);
	});
}
