import { defaultLanguage } from "../../src/i18n/languages";
import { projectFiles } from "./files";
import { findLocale, readLocales } from "./locale";
import { expectedKeys, textOf } from "./messages";
import { isUntranslated } from "./text-rules";

/** How many strings are translated: one entry for each language and namespace, in the order of the language menu. */
export function coverage(root: string) {
	const { files, names } = readLocales(projectFiles(root));
	return files.map(({ language, namespace, messages }) => {
		const required = findLocale(files, namespace)?.messages ?? new Map();
		const keys = expectedKeys(required, language);
		const missing = keys.filter((key) => !messages.get(key)?.trim()).length;
		const isInEnglish = (key: string) => isUntranslated(messages.get(key) ?? "", textOf(key, required) ?? "", names);
		const untranslated = language === defaultLanguage ? 0 : keys.filter(isInEnglish).length;
		const translated = keys.length - missing - untranslated;
		return { language, namespace, translated, total: keys.length, missing, untranslated };
	});
}

const heads = ["language", "namespace", "translated", "missing", "untranslated"];

/** The coverage as a Markdown table, for a terminal and for a pull request. */
export function coverageTable(rows: ReturnType<typeof coverage>): string {
	const cells = rows.map(({ language, namespace, translated, total, missing, untranslated }) =>
		[language, namespace, `${translated} / ${total}`, missing, untranslated].map(String),
	);
	const widths = heads.map((_, column) => Math.max(...[heads, ...cells].map((row) => row[column]?.length ?? 0)));
	const line = (row: string[], fill = " ") => {
		const padded = row.map((cell, column) => {
			const width = widths[column] ?? 0;
			return column < 2 ? cell.padEnd(width, fill) : cell.padStart(width, fill);
		});
		return `| ${padded.join(" | ")} |`;
	};
	return [line(heads), line(["", "", ":", ":", ":"], "-"), ...cells.map((row) => line(row))].join("\n");
}
