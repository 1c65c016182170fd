/**
 * A source of numbers that looks random and is not: the same seed gives the same numbers on every visit and on the
 * server (FNV-1a for the seed, mulberry32 for the numbers). Each call gives the next whole number below `limit`.
 */
export function seeded(seed: string): (limit: number) => number {
	let state = 0x811c9dc5;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return (limit) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
	};
}
