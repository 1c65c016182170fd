import { CORE_SCHEMA, load } from "js-yaml";
import { type ContentError, errorInText, type TextError } from "./content-error";
import { conflictErrors, encodingError, structureErrors } from "./file-text";
import type { Files } from "./files";
import { parseJson } from "./json-source";
import { noFrontMatter, splitPage } from "./pages/front-matter";
import type { ParsedText, Path, Positions } from "./parsed-text";
import { parseYaml } from "./yaml-source";

/** A parsed YAML or JSON file, or the fields of a page, with the positions of their values. */
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

/** No file here needs more levels of lists and groups. Parsers fail on thousands. */
const maxDepth = 50;

function depthErrors(text: string): TextError[] {
	// Texts in quotes, brackets, and list markers on one line.
	const tokens = new RegExp(`"(?:\\\\.|[^"\\\\\\n])*"|[[{]|[\\]}]|(?:[-?] +){${maxDepth},}`, "g");
	let depth = 0;
	for (const { 0: token, index } of text.matchAll(tokens)) {
		if (token === "{" || token === "[") depth += 1;
		if (token === "}" || token === "]") depth -= 1;
		if (depth > maxDepth || /^[-?]/.test(token)) return [{ offset: index, message: "this is nested too deeply" }];
	}
	return [];
}

const noPositions: Positions = { offsetOf: () => undefined, keyOffsetOf: () => undefined };

function parseText(file: string, text: string): ParsedText {
	if (file.endsWith(".md")) return parsePage(text);
	const isJson = file.endsWith(".json");
	for (const errorsOf of isJson ? [conflictErrors, depthErrors] : [conflictErrors, structureErrors, depthErrors]) {
		const errors = errorsOf(text);
		if (errors.length > 0) return { ...noPositions, errors, value: undefined };
	}
	return isJson ? parseJson(text) : parseYaml(text);
}

/**
 * Reads the fields at the start of a page. Gatsby's plugin for YAML does not read pages. Positions are found when an error
 * needs them: with 600 pages, that saves a fifth of the check.
 */
function parsePage(text: string): ParsedText {
	const { fields } = splitPage(text) ?? {};
	const missing = fields === undefined ? [{ offset: 0, message: noFrontMatter }] : [];
	const errors = [...conflictErrors(text), ...missing, ...structureErrors(fields ?? ""), ...depthErrors(fields ?? "")];
	if (errors.length > 0) return { ...noPositions, errors, value: undefined };
	let parsed: ParsedText | undefined;
	const withPositions = () => {
		parsed ??= parseYaml(fields ?? "", { isBuilt: false });
		return parsed;
	};
	try {
		return {
			value: load(fields ?? "", { schema: CORE_SCHEMA }) ?? null,
			errors: [],
			offsetOf: (path) => withPositions().offsetOf(path),
			keyOffsetOf: (path) => withPositions().keyOffsetOf(path),
		};
	} catch {
		return withPositions();
	}
}

function toSource(file: string, text: string, parsed: ParsedText): Source {
	const errorAtOffset = (offset: number, message: string) => errorInText(file, text, { offset, message });
	const closestOffset = (path: Path): number =>
		parsed.offsetOf(path) ?? (path.length > 0 ? closestOffset(path.slice(0, -1)) : 0);
	return {
		file,
		text,
		value: parsed.errors.length === 0 ? parsed.value : undefined,
		syntaxErrors: parsed.errors.map((error) => errorInText(file, text, error)),
		errorAt: (path, message) => ({ ...errorAtOffset(closestOffset(path), message), path }),
		errorAtKey: (path, message) => ({
			...errorAtOffset(parsed.keyOffsetOf(path) ?? closestOffset(path), message),
			path,
		}),
	};
}

/** Parses the text of a YAML or JSON file. */
export const parseSource = (file: string, text: string): Source => toSource(file, text, parseText(file, text));

/** A byte order mark is invisible, and not every program that reads these files expects it. */
const byteOrderMark = {
	offset: 0,
	message: "the file starts with a byte order mark: save it as UTF-8 without BOM",
};

/** Reads and parses a YAML or JSON file. */
export function readSource(files: Files, file: string): Source {
	const unreadable = (error: TextError, text = "") =>
		toSource(file, text, { ...noPositions, errors: [error], value: undefined });
	let bytes: Buffer | undefined;
	try {
		bytes = files.read(file);
	} catch (error) {
		return unreadable({ offset: 0, message: `this file cannot be read: ${(error as NodeJS.ErrnoException).code}` });
	}
	if (!bytes) return unreadable({ offset: 0, message: "this file is missing" });
	// Lines and columns of a page are the same with the line ends of Windows.
	const text = file.endsWith(".md") ? bytes.toString("utf8").replaceAll("\r\n", "\n") : bytes.toString("utf8");
	const error = encodingError(bytes, text);
	if (error) return unreadable(error, text);
	return text.startsWith("\ufeff") ? unreadable(byteOrderMark) : parseSource(file, text);
}
