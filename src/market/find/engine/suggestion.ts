import type { Candidate, createVocabulary } from "./vocabulary";

/** A word of that many letters may have one typo for each time it is that long: more than is guessed without asking. */
const lettersPerTypo = 3;

/**
 * What to search for instead of words that nothing matches together: each as it is or as its nearest word, and if they do
 * not come together, the one of them that finds most.
 */
export function suggestion(
	typed: readonly string[],
	vocabulary: ReturnType<typeof createVocabulary>,
	count: (alternatives: Candidate[][]) => number,
): string | undefined {
	const nearest = typed.map((word) => {
		const known = vocabulary.beginningWith(word);
		const found = known.length > 0 ? known : vocabulary.near(word, Math.floor(word.length / lettersPerTypo));
		return found.sort((a, b) => b.fit - a.fit)[0];
	});
	const known = nearest.filter((candidate) => candidate !== undefined);
	const text = (candidates: Candidate[]) => candidates.map(({ id }) => vocabulary.written[id]).join(" ");
	if (known.length > 0 && count(known.map((candidate) => [candidate])) > 0) return text(known);
	const counts = known.map((candidate) => count([[candidate]]));
	const alone = known[counts.indexOf(Math.max(...counts))];
	return alone && text([alone]);
}
