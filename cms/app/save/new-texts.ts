import { contentFields } from "../../../content-model/check/content-fields";
import { flatten, textOf } from "../../../content-model/check/messages";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { correctText, writeTexts } from "../formats/text-format";
import type { Project } from "../project";

/** Texts for new ids: translation key (`pricing:plans.team.name`) → language → text. */
export type NewTexts = Record<string, Record<string, string>>;

/** What a save of content changes in the locale files: strings of new ids, and the keys of ids that are gone. */
export type TextChanges = { added: NewTexts; removed: string[] };

/** The translation keys of a YAML file's ids. `own` leaves out the kinds of features, which several plans share. */
function keysOf(name: string, value: unknown, which: "all" | "own" = "all"): string[] {
	const schema = contentSchemas[name];
	if (!schema) return [];
	const fields = contentFields(schema, value);
	const chosen = fields.filter(({ meta }) => which === "all" || !meta.hasCount);
	return [...new Set(chosen.flatMap((field) => field.translationKeys))];
}

/** The strings that a YAML file needs and English lacks. @param saved the value of the file before */
export function missingTexts(name: string, value: unknown, saved: unknown, { locales }: Pick<Project, "locales">) {
	// Saved ids already have strings, which a published editor may not have loaded.
	const known = keysOf(name, saved);
	return keysOf(name, value).filter((translationKey) => {
		const [namespace = "", key = ""] = translationKey.split(":");
		const english = flatten(locales[defaultLanguage]?.[namespace]);
		return !known.includes(translationKey) && textOf(key, english) === undefined;
	});
}

/** The translation keys of ids that the new value lacks. */
export function unneededTexts(name: string, value: unknown, saved: unknown): string[] {
	const needed = keysOf(name, value);
	return keysOf(name, saved, "own").filter((key) => !needed.includes(key));
}

/** A locale file with the changes, and the keys of new strings that already have another text. */
export function changedTexts({ added, removed }: TextChanges, namespace: string, language: string, json: string) {
	const texts = flatten(JSON.parse(json));
	const keysIn = (keys: string[]) => keys.filter((key) => key.startsWith(`${namespace}:`));
	const keyOf = (translationKey: string) => translationKey.slice(namespace.length + 1);
	for (const key of keysIn(removed)) texts.delete(keyOf(key));
	const existing: string[] = [];
	for (const translationKey of keysIn(Object.keys(added))) {
		const key = keyOf(translationKey);
		const text = correctText(added[translationKey]?.[language] ?? "", language);
		if (text && texts.has(key) && texts.get(key) !== text) existing.push(key);
		if (text) texts.set(key, text);
	}
	return { text: writeTexts(texts), existing };
}

/** `locales/names.txt` with the new strings that are the same in every language. */
export function changedNames(added: NewTexts, names: string): string {
	const lines = names.split("\n");
	const same = Object.values(added)
		.map((byLanguage) => new Set(Object.values(byLanguage).map((text) => text.trim())))
		.flatMap((texts) => (texts.size === 1 ? [...texts] : []));
	const newLines = [...new Set(same)].filter((name) => name && !lines.includes(name));
	return newLines.length > 0 ? `${[names.trimEnd(), ...newLines].join("\n")}\n` : names;
}

/** The namespaces that the changes concern. */
export const namespacesOf = ({ added, removed }: TextChanges): string[] => [
	...new Set([...Object.keys(added), ...removed].map((key) => key.split(":")[0] ?? "")),
];
