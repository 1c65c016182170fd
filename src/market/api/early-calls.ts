/** A call that was made before anyone asked for its answer. */
type Early = { answer: Promise<unknown>; madeAt: number };

const calls = new Map<string, Early>();

/** For how long an answer waits to be asked for, in milliseconds. */
const freshFor = 30_000;

function fresh(path: string): Early | undefined {
	for (const [key, { madeAt }] of calls) if (Date.now() - madeAt > freshFor) calls.delete(key);
	return calls.get(path);
}

/**
 * Makes a call ahead of its need, once. That it failed is logged and not told: nobody waits for it, and whoever needs the
 * answer calls again.
 * @returns the answer, or undefined where the call failed
 */
export function callEarly<Data>(path: string, fetcher: (path: string) => Promise<Data>): Promise<Data | undefined> {
	const underway = fresh(path);
	if (underway) return underway.answer as Promise<Data | undefined>;
	const answer = fetcher(path).catch((error: unknown) => {
		console.error(error);
		calls.delete(path);
		return undefined;
	});
	calls.set(path, { answer, madeAt: Date.now() });
	return answer;
}

/** The answer of a call that was made early: given once, undefined where there is none or it failed. */
export async function takeEarly<Data>(path: string): Promise<Data | undefined> {
	const early = fresh(path);
	calls.delete(path);
	return early?.answer as Promise<Data | undefined> | undefined;
}
