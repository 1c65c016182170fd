import { type ContentError, fileError, type TextError } from "./content-error";
import { parseJson } from "./parse-json";
import { parseYaml } from "./parse-yaml";

/** Where a value is in a file: `["groups", 0, "id"]`. */
export type Path = readonly PropertyKey[];

/** A parsed YAML or JSON file that knows the position of each of its values. */
export type Source = {
	file: string;
	/** Empty when the file cannot be read. */
	text: string;
	/** Undefined when the file has syntax errors. */
	value: unknown;
	syntaxErrors: ContentError[];
	/** An error at the value of that path, or at its closest existing ancestor. */
	errorAt: (path: Path, message: string) => ContentError;
	/** An error at the last key of that path. */
	errorAtKey: (path: Path, message: string) => ContentError;
};

const maxDepth = 50;

/** The line and column of an offset, counted from 1. */
export function positionAt(text: string, offset: number) {
	const lines = text.slice(0, offset).split("\n");
	return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A file that cannot be read or parsed. */
export function unreadable(error: ContentError): Source {
	const errorAt: Source["errorAt"] = (_, message) => fileError(error.file, message);
	return { file: error.file, text: "", value: undefined, syntaxErrors: [error], errorAt, errorAtKey: errorAt };
}

/** Finds lists and groups that are nested deeper than any file here needs: parsers fail on thousands of levels. */
function tooDeep(text: string): TextError | undefined {
	// Texts in quotes, brackets, and list markers on one line.
	const tokens = new RegExp(`"(?:\\\\.|[^"\\\\\\n])*"|[[{]|[\\]}]|(?:[-?] +){${maxDepth},}`, "g");
	let depth = 0;
	for (const { 0: token, index } of text.matchAll(tokens)) {
		if (token === "{" || token === "[") depth += 1;
		if (token === "}" || token === "]") depth -= 1;
		if (depth > maxDepth || /^[-?]/.test(token)) return { offset: index, message: "this is nested too deeply" };
	}
	return undefined;
}

/** Parses the text of a YAML or JSON file. `file` is its path below the root. */
export function parseSource(file: string, text: string): Source {
	const toContentError = ({ offset, message }: TextError): ContentError => ({
		file,
		...positionAt(text, offset),
		message,
	});
	const deep = tooDeep(text);
	if (deep) return unreadable(toContentError(deep));
	const { value, errors, valueOffset, keyOffset } = file.endsWith(".json") ? parseJson(text) : parseYaml(text);

	const closestOffset = (at: Path): number => valueOffset(at) ?? (at.length > 0 ? closestOffset(at.slice(0, -1)) : 0);
	return {
		file,
		text,
		value,
		syntaxErrors: errors.map(toContentError),
		errorAt: (at, message) => ({ ...toContentError({ offset: closestOffset(at), message }), path: at }),
		errorAtKey: (at, message) => ({
			...toContentError({ offset: keyOffset(at) ?? closestOffset(at), message }),
			path: at,
		}),
	};
}
