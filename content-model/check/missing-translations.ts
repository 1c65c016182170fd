import { type ContentError, closest, formatContentError } from "./content-error";
import type { ContentField } from "./content-fields";
import type { Locales, Namespaces } from "./locale";
import { baseKey, type Messages } from "./messages";

/** The locale file, key and text of a translation key with its namespace: `pricing:plans.pro.name`. */
function lookUp(translationKey: string, namespaces: Namespaces) {
	const [namespace = "", key = ""] = translationKey.split(":");
	const locale = namespaces.get(namespace);
	const isReadable = locale !== undefined && locale.source.syntaxErrors.length === 0;
	return {
		key,
		locale: isReadable ? locale : undefined,
		text: locale?.messages.get(key) ?? locale?.messages.get(`${key}_other`),
	};
}

/** Ids with a text under the same parent key: for `plans.startr.name`, the ids of all plans with a name. */
function idsWithText(messages: Messages, key: string, id: string): string[] {
	const parts = key.split(".");
	const position = parts.indexOf(id);
	const matching = [...messages.keys()]
		.map((other) => baseKey(other).split("."))
		.filter((other) => other.length === parts.length)
		.filter((other) => other.every((part, index) => index === position || part === parts[index]));
	return [...new Set(matching.map((other) => other[position] ?? ""))];
}

/**
 * Reports translations that content requires and a language lacks. If the id looks like a misspelling of another id, whose
 * strings no other field uses, the error is reported in the YAML instead.
 */
export function missingTranslations(fields: ContentField[], { english, languages }: Locales): ContentError[] {
	const required = new Set(fields.flatMap(({ translationKeys }) => translationKeys));
	const errors = new Map<string, ContentError>();
	// Several fields may use the same key.
	const add = (error: ContentError) => errors.set(formatContentError(error), error);

	for (const { source, path, value: id, translationKeys } of fields) {
		// Several plans use the same kind of feature.
		const isShared = path.at(-1) === "kind";
		for (const translationKey of translationKeys) {
			const { key, locale, text } = lookUp(translationKey, english);
			if (!locale || text !== undefined) continue;
			const isFree = (other: string) => isShared || !required.has(translationKey.replace(`.${id}`, `.${other}`));
			const intended = closest(id, idsWithText(locale.messages, key, id).filter(isFree));
			if (intended !== undefined) {
				add(source.errorAt(path, `"${id}" has no text in ${locale.source.file}, did you mean "${intended}"?`));
				continue;
			}
			for (const { namespaces } of languages) {
				const translation = lookUp(translationKey, namespaces);
				if (!translation.locale || translation.text !== undefined) continue;
				const group = key.split(".").slice(0, -1);
				add(translation.locale.source.errorAt(group, `"${key}" is missing; ${source.file} uses it`));
			}
		}
	}
	return [...errors.values()];
}

/** Reports a `count` without a placeholder in the text, and a placeholder without a `count`. */
export function countErrors(fields: ContentField[], english: Namespaces): ContentError[] {
	return fields.flatMap(({ source, path, meta, object, translationKeys }) =>
		translationKeys.flatMap((translationKey) => {
			const { key, text } = lookUp(translationKey, english);
			const hasCount = object.count !== undefined;
			if (!meta.hasCount || text === undefined || text.includes("{{count") === hasCount) return [];
			return [source.errorAt(path.slice(0, -1), `"${key}" ${hasCount ? "takes no count" : "needs a count"}`)];
		}),
	);
}
