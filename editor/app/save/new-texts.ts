import type { ZodObject } from "zod";
import { contentFields, type TextField } from "../../../content-model/check/content-fields";
import { flatten, type Messages, textOf } from "../../../content-model/check/messages";
import { withTypography } from "../../../content-model/check/text-rules";
import { defaultLanguage } from "../../../src/i18n/languages";
import { updateTexts } from "../formats/text-format";
import type { Project } from "../project";

/**
 * The texts of new ids: translation key (`pricing:plans.team.name`) → language → text. The keys of ids that are gone have no
 * texts.
 */
export type NewTexts = Record<string, Record<string, string>>;

const keysOf = (fields: TextField[]): string[] => [...new Set(fields.flatMap((field) => field.translationKeys))];

/** The strings that a YAML file needs and English lacks. @param saved the value of the file before */
export function missingTexts(schema: ZodObject, value: unknown, saved: unknown, { locales }: Pick<Project, "locales">) {
	// Saved ids already have strings, which a published editor may not have loaded.
	const known = keysOf(contentFields(schema, saved));
	return keysOf(contentFields(schema, value)).filter((translationKey) => {
		const [namespace = "", key = ""] = translationKey.split(":");
		const english = flatten(locales[defaultLanguage]?.[namespace]);
		return !known.includes(translationKey) && textOf(key, english) === undefined;
	});
}

/** The translation keys of ids that the new value lacks, but not those of kinds of features, which several plans share. */
export function unneededTexts(schema: ZodObject, value: unknown, saved: unknown): NewTexts {
	const needed = keysOf(contentFields(schema, value));
	const own = keysOf(contentFields(schema, saved).filter(({ meta }) => !meta.hasCount));
	return Object.fromEntries(own.filter((key) => !needed.includes(key)).map((key) => [key, {}]));
}

/** A locale file with the changes, and the keys of new strings that already have another text. */
export function changedTexts(changes: NewTexts, namespace: string, language: string, json: string) {
	const texts = flatten(JSON.parse(json));
	const changed: Messages = new Map();
	for (const [translationKey, byLanguage] of Object.entries(changes)) {
		const [name, key = ""] = translationKey.split(":");
		const text = withTypography((byLanguage[language] ?? "").trim(), language);
		const isGone = Object.keys(byLanguage).length === 0 && texts.has(key);
		if (name === namespace && (text || isGone)) changed.set(key, text || undefined);
	}
	const existing = [...changed].filter(([key, text]) => text && texts.has(key) && texts.get(key) !== text);
	return { text: updateTexts(json, changed), existing: existing.map(([key]) => key) };
}

/** `locales/names.txt` with the new strings that are the same in every language. */
export function changedNames(added: NewTexts, names: string): string {
	const lines = names.split("\n");
	const translations = Object.values(added).map((byLanguage) => [...new Set(Object.values(byLanguage))]);
	const same = translations.filter((texts) => texts.length === 1).flat();
	const newLines = [...new Set(same)].filter((name) => name && !lines.includes(name));
	return newLines.length > 0 ? `${[names.trimEnd(), ...newLines].join("\n")}\n` : names;
}
