import type { Figure, Measure, Round } from "./measure";
import { figureOf } from "./statistics";

type Taken = { samples: number[]; floorSamples: number[]; failures: string[] };

/** A browser stumbles now and then; what fails so often is not going to work in the next round either. */
const enough = 2;

/**
 * Takes all measures, round after round: whatever the machine does beside meets them alike. A figure and its floor
 * follow each other, and which of them comes first changes with every round.
 */
export async function takeRounds<Context extends Round>(
	measures: Measure<Context>[],
	runs: number,
	contextOf: (round: Round) => Context,
	note: (text: string) => void,
): Promise<Figure[]> {
	const taken = new Map(
		measures.map((measure): [Measure<Context>, Taken] => [measure, { samples: [], floorSamples: [], failures: [] }]),
	);
	for (let index = 0; index < runs; index += 1) {
		const done = new Map<string, Promise<unknown>>();
		const once = <T>(key: string, work: () => Promise<T>) => {
			if (!done.has(key)) done.set(key, work());
			return done.get(key) as Promise<T>;
		};
		const context = contextOf({ index, once, note });
		for (const [measure, results] of taken) {
			if (results.failures.length >= enough || results.samples.length >= (measure.runs ?? runs)) continue;
			console.info(`${index + 1}/${runs} ${measure.name}${measure.route ? ` of ${measure.route}` : ""}`);
			try {
				const value = async () => results.samples.push(await measure.measure(context));
				const floor = async () => measure.floor && results.floorSamples.push(await measure.floor(context));
				for (const take of index % 2 === 0 ? [value, floor] : [floor, value]) await take();
			} catch (error) {
				results.failures.push((error as Error).message);
			}
		}
	}
	return [...taken].map(([measure, { samples, floorSamples, failures }]) =>
		figureOf(
			measure,
			samples,
			floorSamples,
			failures.length >= enough || samples.length === 0 ? failures[0] : undefined,
		),
	);
}
