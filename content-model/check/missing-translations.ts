import { languages } from "../../src/i18n/languages";
import { type ContentError, closest } from "./content-error";
import type { ContentField } from "./content-fields";
import { findLocale, type Locale } from "./locale";
import { baseKey, type Messages, textOf } from "./messages";

/** Ids with a text under the same parent key. @param pattern the key with an asterisk for the id: `plans.*.name` */
function idsWithText(messages: Messages, pattern: string): string[] {
	const [start = "", end = ""] = pattern.split("*");
	return [...messages.keys()]
		.map(baseKey)
		.filter((key) => key.startsWith(start) && key.endsWith(end))
		.map((key) => key.slice(start.length, key.length - end.length))
		.filter((id) => id !== "" && !id.includes("."));
}

/**
 * Reports translations that content requires and English lacks, in each language. If the id looks like a misspelling of
 * another id, whose strings no other field uses, the error is reported in the YAML instead. Also reports a `count` without a
 * placeholder in the text, and a placeholder without a `count`.
 */
export function missingTranslations(fields: ContentField[], files: Locale[]): ContentError[] {
	const required = new Set(fields.flatMap(({ translationKeys }) => translationKeys));

	return fields.flatMap(({ source, path, value: id, meta, object, translationKeys, keysOf }) =>
		translationKeys.flatMap((translationKey, index) => {
			const [namespace = "", key = ""] = translationKey.split(":");
			const keyOf = (other: string) => keysOf?.(other)[index] ?? "";
			const english = findLocale(files, namespace);
			if (!english) return [];
			const text = textOf(key, english.messages);
			if (text !== undefined) {
				const hasCount = object.count !== undefined;
				if (!meta.hasCount || text.includes("{{count") === hasCount) return [];
				return source.errorAt(path.slice(0, -1), `"${key}" ${hasCount ? "takes no count" : "needs a count"}`);
			}
			// Several plans use the same kind of feature.
			const isFree = (other: string) => meta.hasCount || !required.has(keyOf(other));
			const ids = idsWithText(english.messages, keyOf("*").replace(`${namespace}:`, ""));
			const intended = closest(id, ids.filter(isFree));
			if (intended !== undefined) {
				const message = `"${id}" has no text in ${english.source.file}, did you mean "${intended}"?`;
				return source.errorAt(path, message);
			}
			return languages.flatMap(({ code }) => {
				const locale = findLocale(files, namespace, code);
				if (!locale || textOf(key, locale.messages) !== undefined) return [];
				return locale.source.errorAt(key.split(".").slice(0, -1), `"${key}" is missing; ${source.file} uses it`);
			});
		}),
	);
}
