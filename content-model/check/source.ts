import { CORE_SCHEMA } from "js-yaml";
import type { Problem } from "../messages";
import { type ContentError, errorAtOffset } from "./content-error";
import { conflictMarkErrors, encodingError, spaceErrors } from "./file-errors";
import type { Files } from "./files";
import { parseJson } from "./json-source";
import { commentErrors, splitPage } from "./pages/front-matter";
import type { ParsedFile, Path } from "./parsed-file";
import { parseYaml } from "./yaml-source";

/** A parsed YAML or JSON file, or the fields of a page, with the positions of their values; or a list of names or a script. */
export type Source = {
	file: string;
	text: string;
	/** Undefined when the file has syntax errors. */
	value: unknown;
	syntaxErrors: ContentError[];
	/** An error at the value of that path, or at its closest existing ancestor. */
	errorAt: (path: Path, problem: Problem) => ContentError;
	/** An error at the last key of that path. */
	errorAtKey: (path: Path, problem: Problem) => ContentError;
};

function parseFile(file: string, text: string): ParsedFile {
	if (/\.(?:txt|java)$/.test(file)) return { errors: conflictMarkErrors(text), value: text };
	const isJson = file.endsWith(".json");
	const isPage = file.endsWith(".md");
	const fields = isPage ? splitPage(text)?.fields : text;
	const missing = fields === undefined ? [{ offset: 0, code: "noFrontMatter" } as const] : [];
	const spaces = isJson ? [] : spaceErrors(fields ?? "");
	const cut = isPage ? commentErrors(fields ?? "") : [];
	// Further errors would follow from the first ones.
	const errors = [conflictMarkErrors(text), missing, spaces, cut].find((list) => list.length > 0);
	if (errors || fields === undefined) return { errors: errors ?? [] };
	// Gatsby's plugin for YAML does not read pages.
	if (!isJson) return parseYaml(fields, isPage ? CORE_SCHEMA : undefined);
	try {
		return parseJson(fields);
	} catch (error) {
		// The parser calls itself for each level, and thousands of levels are too many.
		return { errors: [{ offset: 0, code: "json", params: { reason: (error as Error).message } }] };
	}
}

function toSource(file: string, text: string, { value, errors, offsetOf, keyOffsetOf }: ParsedFile): Source {
	const errorIn = (offset: number, problem: Problem) => errorAtOffset(file, text, { offset, ...problem });
	const closestOffset = (path: Path): number =>
		offsetOf?.(path) ?? (path.length > 0 ? closestOffset(path.slice(0, -1)) : 0);
	return {
		file,
		text,
		value: errors.length === 0 ? value : undefined,
		syntaxErrors: errors.map((error) => errorAtOffset(file, text, error)),
		errorAt: (path, problem) => ({ ...errorIn(closestOffset(path), problem), path }),
		errorAtKey: (path, problem) => ({ ...errorIn(keyOffsetOf?.(path) ?? closestOffset(path), problem), path }),
	};
}

/**
 * Parses the text of a YAML or JSON file, or of a page. Letters that macOS and some programs write in two parts, such as и and a
 * breve for й, become one.
 */
export function parseSource(file: string, text: string): Source {
	const composed = text.normalize("NFC");
	return toSource(file, composed, parseFile(file, composed));
}

/** Reads and parses a YAML or JSON file, or a page. */
export function readSource(files: Files, file: string): Source {
	const unreadable = (problem: Problem) => toSource(file, "", { errors: [{ offset: 0, ...problem }] });
	let bytes: Buffer | undefined;
	try {
		bytes = files.read(file);
	} catch (error) {
		const reason = String((error as NodeJS.ErrnoException).code);
		return unreadable({ code: "unreadable", params: { reason } });
	}
	if (!bytes) return unreadable({ code: "fileMissing" });
	const text = bytes.toString("utf8");
	const error = encodingError(bytes, text);
	if (error) return toSource(file, text, { errors: [error] });
	// Lines and columns of a page are the same with the line ends of Windows.
	return parseSource(file, file.endsWith(".md") ? text.replaceAll("\r\n", "\n") : text);
}
