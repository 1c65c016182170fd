import { distance } from "fastest-levenshtein";

/** An error in content or locales. Lines and columns count from 1. */
export type ContentError = {
	file: string;
	line: number;
	column: number;
	message: string;
	/** A warning fails `npm run check` but not the build. A note fails neither. */
	severity?: "warning" | "note";
	/** The keys and indexes that lead to the value, if the error is one of a value. */
	path?: readonly PropertyKey[];
};

/** An error at an offset of a text. */
export type TextError = { offset: number; message: string };

/** An error of a file as a whole. */
export function fileError(file: string, message: string): ContentError {
	return { file, line: 1, column: 1, message };
}

/** An error at an offset of the text of a file. */
export function errorInText(file: string, text: string, { offset, message }: TextError): ContentError {
	const lines = text.slice(0, offset).split("\n");
	return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message };
}

const numeric = new Intl.Collator("en", { numeric: true });

/** Sorts by file, line and column, without duplicates: several fields may need the same text. */
export function sortContentErrors(errors: ContentError[]): ContentError[] {
	const byLine = new Map(errors.map((error) => [formatContentError(error), error]));
	const lines = [...byLine].sort(([a], [b]) => numeric.compare(a, b));
	return lines.map(([, error]) => error);
}

/** The errors that a change adds. Lines move when a file changes: an error is the same if its file and message are. */
export function newErrors(before: ContentError[], after: ContentError[]): ContentError[] {
	const identity = ({ file, message }: ContentError) => `${file} ${message}`;
	const known = new Set(before.map(identity));
	return after.filter((error) => !known.has(identity(error)));
}

/** One line, in the format that compilers use: `content/plans.yaml:14:12 price must be 0 or more (is -5)`. */
export function formatContentError({ file, line, column, message, severity }: ContentError): string {
	const kind = severity === "note" ? "note: " : "";
	return `${file}:${line}:${column} ${kind}${message.replaceAll("\n", " ")}`;
}

/** The candidate that is most similar to a misspelled word, if one is similar enough. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
	const [best] = [...candidates]
		.map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
		.filter(({ candidate, edits }) => candidate !== word && edits <= Math.max(word.length, candidate.length) * 0.4)
		.sort((a, b) => a.edits - b.edits);
	return best?.candidate;
}

/** `, did you mean "features"?` to append to a message; empty when no candidate is similar. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
	const best = closest(word, candidates);
	return best === undefined ? "" : `, did you mean "${best}"?`;
}

/** Compares names with the expected ones. A name that resembles an absent one counts as a misspelling of it. */
export function compareNames(names: string[], expected: string[]) {
	const absent = expected.filter((name) => !names.includes(name));
	const unknown = names
		.filter((name) => !expected.includes(name))
		.map((name) => ({ name, intended: closest(name, absent), suggestion: didYouMean(name, absent) }));
	const missing = absent.filter((name) => unknown.every(({ intended }) => intended !== name));
	return { unknown, missing };
}
