import { defaultLanguage } from "../../i18n/languages";
import { englishOf } from "./compare-locale";
import { asksFor } from "./language-names";
import { expectedKeys, type Messages } from "./locale-keys";
import { readLocales } from "./read-locales";
import { isLeftInEnglish } from "./text-rules";

/** How much of a namespace a language says. */
export type Coverage = {
	language: string;
	namespace: string;
	translated: number;
	total: number;
	missing: number;
	leftInEnglish: number;
};

function count(english: Messages, messages: Messages, language: string, names: string[]) {
	const keys = expectedKeys(english, language);
	const missing = keys.filter((key) => !messages.get(key)?.trim()).length;
	const left = keys.filter((key) => {
		const text = messages.get(key);
		const original = englishOf(key, english);
		return language !== defaultLanguage && text && original && isLeftInEnglish(text, original, names);
	}).length;
	return { translated: keys.length - missing - left, total: keys.length, missing, leftInEnglish: left };
}

/** One line for each language and namespace, in the order of the menu. */
export function coverage(root: string): Coverage[] {
	const { english, all, names } = readLocales(root);
	return all.flatMap(({ code, files }) =>
		[...files].map(([namespace, { messages }]) => ({
			language: code,
			namespace,
			...count(asksFor(namespace, english.get(namespace)?.messages ?? new Map()), messages, code, names),
		})),
	);
}

const heads = ["language", "namespace", "translated", "missing", "left in English"];

function cells(rows: Coverage[]): string[][] {
	return rows.map(({ language, namespace, translated, total, missing, leftInEnglish }) => [
		language,
		namespace,
		`${translated} / ${total}`,
		String(missing),
		String(leftInEnglish),
	]);
}

/** The table for a terminal (`text`) or for a pull request (`markdown`). */
export function coverageTable(rows: Coverage[], form: "text" | "markdown"): string {
	const body = cells(rows);
	const widths = heads.map((head, column) =>
		Math.max(...[head, ...body.map((row) => row[column] ?? "")].map((cell) => cell.length)),
	);
	const padded = (row: string[]) =>
		row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)));
	if (form === "text") return [heads, ...body].map((row) => padded(row).join("   ").trimEnd()).join("\n");
	const rule = widths.map((width, column) => (column < 2 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
	return [padded(heads), rule, ...body.map(padded)].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
