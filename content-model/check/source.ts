import { isMap, isNode, parseDocument } from "yaml";
import type { ContentError, TextError } from "./content-error";
import type { Files } from "./files";
import { jsonError } from "./json-error";
import { yamlErrors } from "./yaml-errors";

/** Where a value is in a file: `["groups", 0, "id"]`. */
export type Path = readonly PropertyKey[];

/** A parsed YAML or JSON file, with the positions of its values. */
export type Source = {
	file: string;
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

/** No file here needs more levels of lists and groups. Parsers fail on thousands. */
const maxDepth = 50;

function depthError(text: string): TextError | undefined {
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

/** Why a file is not a text in UTF-8 of a reasonable size. */
function encodingError(bytes: Buffer, text: string): TextError | undefined {
	const invalid = text.indexOf("\ufffd");
	if (bytes.length > maxBytes) {
		const size = `${(bytes.length / 1e6).toFixed(1)} MB`;
		return { offset: 0, message: `the file has ${size}: the maximum is ${maxBytes / 1e6} MB` };
	}
	if (/^(fffe|feff)/.test(bytes.toString("hex", 0, 2))) {
		return { offset: 0, message: "the file is encoded in UTF-16: save it as UTF-8" };
	}
	if (text.startsWith("\ufeff")) {
		return { offset: 0, message: "the file starts with a byte order mark: save it as UTF-8 without BOM" };
	}
	if (invalid < 0) return undefined;
	return { offset: invalid, message: "this character is not encoded in UTF-8: save the file as UTF-8" };
}

/** Parses the text of a YAML or JSON file: a valid JSON text is YAML. @param unreadable why the text cannot be parsed */
export function parseSource(file: string, text: string, unreadable = depthError(text)): Source {
	const error = unreadable ?? (file.endsWith(".json") ? jsonError(text) : undefined);
	const document = parseDocument(error ? "" : text, { prettyErrors: false });
	const errors = error ? [error] : yamlErrors(document, text);

	function errorAtOffset(offset: number, message: string): ContentError {
		const lines = text.slice(0, offset).split("\n");
		return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message };
	}
	const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);
	const closestOffset = (path: Path): number =>
		startOf(document.getIn(path, true)) ?? (path.length > 0 ? closestOffset(path.slice(0, -1)) : 0);
	function keyOffset(path: Path): number | undefined {
		const parent = document.getIn(path.slice(0, -1), true);
		return isMap(parent) ? startOf(parent.items.find(({ key }) => String(key) === path.at(-1))?.key) : undefined;
	}
	return {
		file,
		text,
		value: errors.length === 0 ? document.toJS() : undefined,
		syntaxErrors: errors.map(({ offset, message }) => errorAtOffset(offset, message)),
		errorAt: (path, message) => ({ ...errorAtOffset(closestOffset(path), message), path }),
		errorAtKey: (path, message) => ({ ...errorAtOffset(keyOffset(path) ?? closestOffset(path), message), path }),
	};
}

/** Reads and parses a YAML or JSON file. */
export function readSource(files: Files, file: string): Source {
	const unreadable = (message: string) => parseSource(file, "", { offset: 0, message });
	let bytes: Buffer | undefined;
	try {
		bytes = files.read(file);
	} catch (error) {
		return unreadable(`this file cannot be read: ${(error as NodeJS.ErrnoException).code}`);
	}
	if (!bytes) return unreadable("this file is missing");
	const text = bytes.toString("utf8");
	return parseSource(file, text, encodingError(bytes, text));
}
