import fs from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { readLocales } from "./locales";
import { withTypography } from "./text-rules";

/** Corrects the typography of all strings at `root`. Returns the files that it has changed. */
export function fixTypography(root: string): string[] {
	return readLocales(root).languages.flatMap(({ code, namespaces }) =>
		[...namespaces.values()].flatMap(({ source, messages }) => {
			if (source.syntaxErrors.length > 0) return [];
			const fixed = [...messages].reduce((file, [key, text]) => {
				const correct = text && withTypography(text, code);
				return correct === text ? file : applyEdits(file, modify(file, key.split("."), correct, {}));
			}, source.text);
			if (fixed === source.text) return [];
			fs.writeFileSync(path.join(root, source.file), fixed);
			return [source.file];
		}),
	);
}
