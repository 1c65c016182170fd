import { distance } from "fastest-levenshtein";

/** What somebody may have meant by that word: the nearest of the known ones, if one is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
	const [best] = [...known]
		.map((candidate) => ({ candidate, away: distance(word.toLowerCase(), candidate.toLowerCase()) }))
		.filter(({ candidate, away }) => candidate !== word && away <= Math.max(word.length, candidate.length) * 0.4)
		.sort((a, b) => a.away - b.away);
	return best?.candidate;
}

/** `, did you mean "features"?` to put behind a message, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
	const meant = nearest(word, known);
	return meant === undefined ? "" : `, did you mean "${meant}"?`;
}
