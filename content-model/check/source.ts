import fs from "node:fs";
import path from "node:path";
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

/** Larger files are rejected, because parsing them takes seconds. */
const maxBytes = 500_000;
const maxDepth = 50;

/** The line and column of an offset, counted from 1. */
function positionAt(text: string, offset: number) {
	const lines = text.slice(0, offset).split("\n");
	return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function unreadable(error: ContentError): Source {
	const errorAt: Source["errorAt"] = (_, message) => fileError(error.file, message);
	return { file: error.file, text: "", value: undefined, syntaxErrors: [error], errorAt, errorAtKey: errorAt };
}

/** The text of a UTF-8 file, or why it cannot be read. */
function readText(root: string, file: string): string | ContentError {
	let bytes: Buffer;
	try {
		bytes = fs.readFileSync(path.join(root, file));
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		return fileError(file, code === "ENOENT" ? "this file is missing" : `this file cannot be read: ${code}`);
	}
	if (bytes.length > maxBytes) {
		return fileError(file, `the file has ${(bytes.length / 1e6).toFixed(1)} MB: the maximum is ${maxBytes / 1e6} MB`);
	}
	const start = bytes.toString("hex", 0, 3);
	if (/^(fffe|feff)/.test(start)) return fileError(file, "the file is encoded in UTF-16: save it as UTF-8");
	if (start === "efbbbf") {
		return fileError(file, "the file starts with a byte order mark: save it as UTF-8 without BOM");
	}
	const text = bytes.toString("utf8");
	const invalid = text.indexOf("\ufffd");
	if (invalid < 0) return text;
	return {
		file,
		...positionAt(text, invalid),
		message: "this character is not encoded in UTF-8: save the file as UTF-8",
	};
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

/** Reads a YAML or JSON file below `root`. */
export function readSource(root: string, file: string): Source {
	const text = readText(root, file);
	if (typeof text !== "string") return unreadable(text);
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
		errorAt: (at, message) => toContentError({ offset: closestOffset(at), message }),
		errorAtKey: (at, message) => toContentError({ offset: keyOffset(at) ?? closestOffset(at), message }),
	};
}
