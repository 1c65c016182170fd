import fs from "node:fs";
import path from "node:path";
import { LineCounter } from "yaml";

/** A place in a text, counted from 1, and what is wrong there. */
export type Mistake = { line: number; column: number; message: string };

/** Far above what a person writes; parsing much more would take seconds. */
const mostBytes = 500_000;

const start = (message: string): Mistake => ({ line: 1, column: 1, message });

/** Line and column of an offset. */
export function placeIn(text: string) {
	const lines = new LineCounter();
	lines.addNewLine(0);
	for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
	return (offset: number) => {
		const { line, col } = lines.linePos(Math.max(offset, 0));
		return { line, column: col };
	};
}

function decode(bytes: Buffer): string | Mistake {
	if (bytes.length > mostBytes) {
		return start(`the file has ${(bytes.length / 1e6).toFixed(1)} MB: at most ${mostBytes / 1e6} MB is read`);
	}
	const [first, second, third] = bytes;
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
		return start("the file is written in UTF-16: save it as UTF-8");
	}
	if (first === 0xef && second === 0xbb && third === 0xbf) {
		return start("the file starts with a byte order mark: save it as UTF-8 without BOM");
	}
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		const text = bytes.toString("utf8");
		const place = placeIn(text)(text.indexOf("\ufffd"));
		return { ...place, message: "this letter is not written in UTF-8: save the file as UTF-8" };
	}
}

/** The text of a file below the root, or why it cannot be read. */
export function readText(root: string, file: string): string | Mistake {
	const full = path.join(root, file);
	if (!fs.existsSync(full)) return start("this file is missing");
	try {
		return decode(fs.readFileSync(full));
	} catch (error) {
		return start(`this file cannot be read: ${(error as NodeJS.ErrnoException).code}`);
	}
}
