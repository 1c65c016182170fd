import fs from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { projectFiles } from "./files";
import { readLocales } from "./locale";
import { withTypography } from "./text-rules";

/** Corrects the typography of all strings at `root`. Returns the files that it has changed. */
export function fixTypography(root: string): string[] {
	return readLocales(projectFiles(root)).files.flatMap(({ language, source, messages }) => {
		if (source.syntaxErrors.length > 0) return [];
		const fixed = [...messages].reduce((file, [key, text]) => {
			const correct = text && withTypography(text, language);
			return correct === text ? file : applyEdits(file, modify(file, key.split("."), correct, {}));
		}, source.text);
		if (fixed === source.text) return [];
		fs.writeFileSync(path.join(root, source.file), fixed);
		return [source.file];
	});
}
