import { distance } from "fastest-levenshtein";
import { errorMessage, type Params, type Problem } from "../messages";

/**
 * An error in content or locales. Lines and columns count from 1. `errorMessage` of `content-model/messages` explains it in a
 * language; `formatContentError` is its line in the terminal.
 */
export type ContentError = Problem & {
	file: string;
	line: number;
	column: number;
	/** A warning fails `npm run check` but not the build. A note fails neither. */
	severity?: "warning" | "note";
	/** The keys and indexes that lead to the value, if the error is one of a value. */
	path?: readonly PropertyKey[];
};

/** An error at an offset of a file's text. */
export type OffsetError = Problem & { offset: number };

/** An error of a file as a whole. */
export function fileError(file: string, problem: Problem): ContentError {
	return { file, line: 1, column: 1, ...problem };
}

/** The error of a file, with line and column. */
export function errorAtOffset(file: string, text: string, { offset, ...problem }: OffsetError): ContentError {
	const lines = text.slice(0, offset).split("\n");
	return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, ...problem };
}

/** The problem with the name of the field or file that has it. */
export const withSubject = (subject: string, { code, params }: Problem): Problem => ({
	code,
	params: { subject, ...params },
});

const numeric = new Intl.Collator("en", { numeric: true });

/** Sorts by file, line and column, without duplicates: several fields may need the same string. */
export function sortContentErrors(errors: ContentError[]): ContentError[] {
	const byLine = new Map(errors.map((error) => [formatContentError(error), error]));
	const lines = [...byLine].sort(([a], [b]) => numeric.compare(a, b));
	return lines.map(([, error]) => error);
}

/** The errors that a change adds. Lines move when a file changes: an error is the same if its file and problem are. */
export function newErrors(before: ContentError[], after: ContentError[]): ContentError[] {
	const identity = ({ file, code, params }: ContentError) => JSON.stringify([file, code, params]);
	const known = before.map(identity);
	return after.filter((error) => {
		const index = known.indexOf(identity(error));
		// The same error at two places counts twice.
		if (index >= 0) known.splice(index, 1);
		return index < 0;
	});
}

/** One line, in the format that compilers use: `content/plans.yaml:14:12 price must be 0 or more (is -5)`. */
export function formatContentError(error: ContentError): string {
	const { file, line, column, severity, params } = error;
	const words = [severity === "note" && "note:", params?.subject, errorMessage(error)];
	return `${file}:${line}:${column} ${words.filter(Boolean).join(" ").replaceAll("\n", " ")}`;
}

/** The candidate that is most similar to a misspelled word, if one is similar enough. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
	const [best] = [...candidates]
		.map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
		.filter(({ candidate, edits }) => candidate !== word && edits <= Math.max(word.length, candidate.length) * 0.4)
		.sort((a, b) => a.edits - b.edits);
	return best?.candidate;
}

/** The parameter of an error for the message `did you mean "features"?` */
export const suggest = (suggestion: string | undefined): Params => (suggestion === undefined ? {} : { suggestion });

/** Suggests the candidate that is most similar, if one is similar enough. */
export const didYouMean = (word: string, candidates: Iterable<string>): Params => suggest(closest(word, candidates));

/** Compares names with the expected ones. A name that resembles an absent one counts as a misspelling of it. */
export function compareNames(names: string[], expected: string[]) {
	const absent = expected.filter((name) => !names.includes(name));
	const unknown = names
		.filter((name) => !expected.includes(name))
		.map((name) => ({ name, intended: closest(name, absent) }));
	const missing = absent.filter((name) => unknown.every(({ intended }) => intended !== name));
	return { unknown, missing };
}
