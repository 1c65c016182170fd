import fs from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { projectFiles } from "./files";
import { readLocales } from "./locale";
import { withTypography } from "./text-rules";

/** Corrects the typography of all strings at `root`. Returns the files that it has changed. */
export function fixTypography(root: string): string[] {
	const changed: string[] = [];
	for (const { language, source, messages } of readLocales(projectFiles(root)).files) {
		if (source.syntaxErrors.length > 0) continue;
		let fixed = source.text;
		for (const [key, text = ""] of messages) {
			const correct = withTypography(text, language);
			if (correct !== text) fixed = applyEdits(fixed, modify(fixed, key.split("."), correct, {}));
		}
		if (fixed === source.text) continue;
		fs.writeFileSync(path.join(root, source.file), fixed);
		changed.push(source.file);
	}
	return changed;
}
