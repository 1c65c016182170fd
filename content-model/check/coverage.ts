import { defaultLanguage } from "../../src/i18n/languages";
import { requiredMessages } from "./locale";
import { readLocales } from "./locales";
import { englishText, expectedKeys } from "./messages";
import { isUntranslated } from "./text-rules";

/** How many strings are translated: one entry for each language and namespace, in the order of the language menu. */
export function coverage(root: string) {
	const { english, languages, names } = readLocales(root);
	return languages.flatMap(({ code, namespaces }) =>
		[...namespaces].map(([namespace, { messages }]) => {
			const required = requiredMessages(namespace, english);
			const keys = expectedKeys(required, code);
			const missing = keys.filter((key) => !messages.get(key)?.trim()).length;
			const isInEnglish = (key: string) =>
				isUntranslated(messages.get(key) ?? "", englishText(key, required) ?? "", names);
			const untranslated = code === defaultLanguage ? 0 : keys.filter(isInEnglish).length;
			const translated = keys.length - missing - untranslated;
			return { language: code, namespace, translated, total: keys.length, missing, untranslated };
		}),
	);
}

const heads = ["language", "namespace", "translated", "missing", "untranslated"];

/** The coverage as a Markdown table, for a terminal and for a pull request. */
export function coverageTable(rows: ReturnType<typeof coverage>): string {
	const cells = rows.map(({ language, namespace, translated, total, missing, untranslated }) =>
		[language, namespace, `${translated} / ${total}`, missing, untranslated].map(String),
	);
	const isText = (column: number) => column < 2;
	const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)));
	const padded = (row: string[]) =>
		row.map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)));
	const rule = widths.map((width, column) => (isText(column) ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
	return [padded(heads), rule, ...cells.map(padded)].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
