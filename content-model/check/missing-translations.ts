import { languages } from "../../src/i18n/languages";
import { type ContentError, closest, suggest } from "./content-error";
import type { ContentField } from "./content-fields";
import { findLocale, type Locale } from "./locale";
import { baseKey, type Strings, stringOf } from "./locale-strings";

/** Ids with a string under the same parent key. @param pattern the key with an asterisk for the id: `plans.*.name` */
function idsWithString(strings: Strings, pattern: string): string[] {
	const [start = "", end = ""] = pattern.split("*");
	return [...strings.keys()]
		.map(baseKey)
		.filter((key) => key.startsWith(start) && key.endsWith(end))
		.map((key) => key.slice(start.length, key.length - end.length))
		.filter((id) => id !== "" && !id.includes("."));
}

/** A `count` without a placeholder in the string, or a placeholder without a `count`. */
function countErrors({ source, path, meta, object }: ContentField, key: string, text: string): ContentError[] {
	const hasCount = object.count !== undefined;
	// An empty string is an error of its own.
	if (text === "" || !meta.hasCount || text.includes("{{count") === hasCount) return [];
	return [source.errorAt(path.slice(0, -1), { code: hasCount ? "noCount" : "needsCount", params: { key } })];
}

/** A string that English lacks is missing in each language. */
function missingErrors(files: Locale[], namespace: string, key: string, file: string): ContentError[] {
	const locales = languages
		.map(({ code }) => findLocale(files, namespace, code))
		.filter((locale) => locale !== undefined);
	const incomplete = locales.filter(({ strings }) => stringOf(key, strings) === undefined);
	const group = key.split(".").slice(0, -1);
	return incomplete.map(({ source }) => source.errorAt(group, { code: "missingString", params: { key, file } }));
}

/**
 * Reports translations that content requires and English lacks, in each language. If the id looks like a misspelling of
 * another id, whose strings no other field uses, the error is reported in the YAML instead. Also checks `count`.
 */
export function missingTranslations(fields: ContentField[], files: Locale[]): ContentError[] {
	const required = new Set(fields.flatMap(({ translationKeys }) => translationKeys));

	function errorsOf(field: ContentField, index: number): ContentError[] {
		const { source, path, value: id, meta, translationKeys, keysOf } = field;
		const [namespace = "", key = ""] = translationKeys[index]?.split(":") ?? [];
		const english = findLocale(files, namespace);
		if (!english) return [];
		const text = stringOf(key, english.strings);
		if (text !== undefined) return countErrors(field, key, text);
		const keyOf = (other: string) => keysOf?.(other)[index] ?? "";
		// Several plans use the same kind of feature.
		const isFree = (other: string) => meta.hasCount || !required.has(keyOf(other));
		const ids = idsWithString(english.strings, keyOf("*").replace(`${namespace}:`, ""));
		const intended = closest(id, ids.filter(isFree));
		if (intended === undefined) return missingErrors(files, namespace, key, source.file);
		const params = { id, file: english.source.file, ...suggest(intended) };
		return [source.errorAt(path, { code: "noStringOfId", params })];
	}

	return fields.flatMap((field) => field.translationKeys.flatMap((_, index) => errorsOf(field, index)));
}
