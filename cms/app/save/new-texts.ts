import { contentFields } from "../../../content-model/check/content-fields";
import { flatten } from "../../../content-model/check/messages";
import { withTypography } from "../../../content-model/check/text-rules";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { fileValue } from "../formats/content-format";
import { writeTexts } from "../formats/text-format";
import type { Project } from "../project";

/** Texts for new ids: translation key (`pricing:plans.team.name`) → language → text. */
export type NewTexts = Record<string, Record<string, string>>;

/** What a save of content changes in the locale files: strings of new ids, and the keys of ids that are gone. */
export type TextChanges = { added: NewTexts; removed: string[] };

/** A text as it is saved: without the spaces around it, with the typography of the language. */
export const correctText = (text: string, language: string): string => withTypography(text.trim(), language);

/** The translation keys of a YAML file's ids. Those of the kinds of features are left out: several plans use them. */
function keysOf(name: string, form: unknown, which: "all" | "own" = "all"): string[] {
	const schema = contentSchemas[name];
	if (!schema) return [];
	const fields = contentFields(schema, fileValue(form, schema));
	const chosen = fields.filter(({ meta }) => which === "all" || !meta.hasCount);
	return [...new Set(chosen.flatMap(({ translationKeys }) => translationKeys))];
}

/** The strings that the form of a YAML file needs and English lacks. @param saved the value of the file */
export function missingTexts(name: string, form: unknown, saved: unknown, { locales }: Project): string[] {
	// The editor of a git host may be older than the strings of the repository.
	const known = keysOf(name, saved);
	return keysOf(name, form).filter((translationKey) => {
		const [namespace = "", key = ""] = translationKey.split(":");
		const english = flatten(locales[defaultLanguage]?.[namespace]);
		return !known.includes(translationKey) && !english.has(key) && !english.has(`${key}_other`);
	});
}

/** The strings that no id needs any more. */
export function unneededTexts(name: string, form: unknown, saved: unknown): string[] {
	const needed = keysOf(name, form);
	return keysOf(name, saved, "own").filter((key) => !needed.includes(key));
}

/** The new strings of a locale file. */
const addedTo = ({ added }: TextChanges, namespace: string, language: string): [key: string, text: string][] =>
	Object.entries(added).flatMap(([translationKey, byLanguage]) => {
		const [name, key = ""] = translationKey.split(":");
		const text = byLanguage[language];
		return name === namespace && text ? [[key, correctText(text, language)]] : [];
	});

/** The new strings that exist with another value. */
export function existingTexts(changes: TextChanges, namespace: string, language: string, json: string): string[] {
	const texts = flatten(JSON.parse(json));
	const added = addedTo(changes, namespace, language);
	return added.filter(([key, text]) => (texts.get(key) ?? text) !== text).map(([key]) => key);
}

/** A locale file with the changes. */
export function changedTexts(changes: TextChanges, namespace: string, language: string, json: string): string {
	const texts = flatten(JSON.parse(json));
	for (const key of changes.removed) if (key.startsWith(`${namespace}:`)) texts.delete(key.slice(namespace.length + 1));
	for (const [key, text] of addedTo(changes, namespace, language)) texts.set(key, text);
	return writeTexts(texts);
}

/** `locales/names.txt` with the new strings that are the same in every language. */
export function changedNames({ added }: TextChanges, names: string): string {
	const same = Object.values(added)
		.map((byLanguage) => [...new Set(Object.values(byLanguage).map((text) => text.trim()))])
		.flatMap(([first = "", ...others]) => (others.length === 0 && first ? [first] : []));
	const lines = names.split("\n");
	const newLines = [...new Set(same)].filter((name) => !lines.includes(name));
	return newLines.length > 0 ? `${[names.trimEnd(), ...newLines].join("\n")}\n` : names;
}

/** The locale files that the changes concern, by namespace. */
export const namespacesOf = ({ added, removed }: TextChanges): string[] => [
	...new Set([...Object.keys(added), ...removed].map((key) => key.split(":")[0] ?? "")),
];
