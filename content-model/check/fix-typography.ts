import fs from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { languages } from "../../src/i18n/languages";
import { type Files, projectFiles } from "./files";
import { toLocale } from "./locale";
import { correctPage, pageFile } from "./pages/page-files";
import { readSource, type Source } from "./source";
import { withTypography } from "./typography";

function correctLocale(source: Source): string {
	const { language, strings } = toLocale(source);
	let corrected = source.text;
	for (const [key, string = ""] of strings) {
		const correct = withTypography(string, language);
		if (correct !== string) corrected = applyEdits(corrected, modify(corrected, key.split("."), correct, {}));
	}
	return corrected;
}

/** The corrected text of a file; undefined if it cannot be read. */
function correctFile(files: Files, file: string): string | undefined {
	const source = readSource(files, file);
	if (source.syntaxErrors.length > 0) return undefined;
	const page = pageFile(file);
	if (page) return correctPage(file, source.text, page.language);
	const isLocale = languages.some(({ code }) => file.startsWith(`locales/${code}/`));
	return isLocale ? correctLocale(source) : source.text;
}

/**
 * Corrects the typography of all strings and pages at `root`, and composes letters that are written in two parts. Returns the
 * files that it has changed.
 */
export function fixTypography(root: string): string[] {
	const files = projectFiles(root);
	const names = ["content", "locales"].flatMap(files.list).filter((file) => /\.(?:json|md|txt|yaml)$/.test(file));
	return names.filter((file) => {
		const text = files.read(file)?.toString("utf8") ?? "";
		const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
		const corrected = correctFile(files, file)?.replace(/\r?\n/g, lineEnd);
		if (corrected === undefined || corrected === text) return false;
		fs.writeFileSync(path.join(root, file), corrected);
		return true;
	});
}
