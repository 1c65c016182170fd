import fs from "node:fs";
import path from "node:path";
import { type ContentError, fileError } from "./content-error";
import { parseSource, positionAt, type Source, unreadable } from "./parse-source";

/** Larger files are rejected, because parsing them takes seconds. */
const maxBytes = 500_000;

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

/** Reads a YAML or JSON file below `root`. */
export function readSource(root: string, file: string): Source {
	const text = readText(root, file);
	return typeof text === "string" ? parseSource(file, text) : unreadable(text);
}
