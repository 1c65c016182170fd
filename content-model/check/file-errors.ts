import { codePoint } from "../schemas/characters";
import type { OffsetError } from "./content-error";

/** Parsing larger files takes seconds: a pull request from a fork could keep the check busy. */
const maxBytes = 500_000;

/** Why a file is not a text in UTF-8 of a reasonable size, without a byte order mark. @param text the bytes as UTF-8 */
export function encodingError(bytes: Uint8Array, text: string): OffsetError | undefined {
	if (bytes.length > maxBytes) {
		const params = { size: (bytes.length / 1e6).toFixed(1), max: maxBytes / 1e6 };
		return { offset: 0, code: "fileTooLarge", params };
	}
	// UTF-16 makes two bytes of an ASCII character, one of which is zero.
	const invalid = text.search(/[\ufffd\0]/);
	if (invalid >= 0) return { offset: invalid, code: "notUtf8" };
	// It is invisible, and not every program that reads these files expects it.
	return text.startsWith("\ufeff") ? { offset: 0, code: "byteOrderMark" } : undefined;
}

/** Reports each conflict that git has marked, or the first line that is left of a mark. */
export function conflictMarkErrors(text: string): OffsetError[] {
	const starts = [...text.matchAll(/^<{7}(?!<)/gm)];
	const rest = /^(?:>{7}(?!>)|={7}\r?$|\|{7}(?!\|))/m.exec(text);
	const marks = starts.length > 0 || !rest ? starts : [rest];
	return marks.map(({ index }) => ({ offset: index, code: "conflictMark" }));
}

/** Reports spaces that indent a line or separate a value, outside of quotes and comments, and that YAML takes for letters. */
export function spaceErrors(text: string): OffsetError[] {
	const spaces = [...text.matchAll(/(?![ \t\r\n])[\p{Z}\p{Cf}](?<=^(?:[^"'#\n]*[:,[{-])? *.)/gmu)];
	return spaces.map((match) => ({ offset: match.index, code: "yamlSpace", params: { code: codePoint(match[0]) } }));
}
