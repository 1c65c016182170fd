import fs from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { projectFiles } from "./files";
import { type Locale, readLocales } from "./locale";
import { readPages } from "./pages/check-pages";
import { correctPage } from "./pages/page-files";
import { withTypography } from "./text-rules";

function correctLocale({ language, source, messages }: Locale): string {
	let corrected = source.text;
	for (const [key, text = ""] of messages) {
		const correct = withTypography(text, language);
		if (correct !== text) corrected = applyEdits(corrected, modify(corrected, key.split("."), correct, {}));
	}
	return corrected;
}

/** Corrects the typography of all strings and pages at `root`. Returns the files that it has changed. */
export function fixTypography(root: string): string[] {
	const files = projectFiles(root);
	const isReadable = ({ source }: Pick<Locale, "source">) => source.syntaxErrors.length === 0;
	const locales = readLocales(files).files.filter(isReadable);
	const pages = readPages(files).filter(isReadable);
	const changed = [
		...locales.map((locale) => ({ ...locale.source, corrected: correctLocale(locale) })),
		...pages.map(({ source, language }) => ({ ...source, corrected: correctPage(source.file, source.text, language) })),
	].filter(({ text, corrected }) => corrected !== text);
	for (const { file, corrected } of changed) {
		const lineEnd = files.read(file)?.includes("\r\n") ? "\r\n" : "\n";
		fs.writeFileSync(path.join(root, file), corrected.replace(/\r?\n/g, lineEnd));
	}
	return changed.map(({ file }) => file);
}
