import { contentFields } from "../../../content-model/check/content-fields";
import { flatten } from "../../../content-model/check/messages";
import type { Source } from "../../../content-model/check/parse-source";
import { withTypography } from "../../../content-model/check/text-rules";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { fileValue } from "../formats/content-format";
import type { Project, Tree } from "../project";

/** Texts for new ids: translation key (`pricing:plans.team.name`) → language → text. */
export type NewTexts = Record<string, Record<string, string>>;

/** What a save of content changes in the locale files: strings of new ids, and the keys of ids that are gone. */
export type TextChanges = { added: NewTexts; removed: string[] };

export const namesFile = "locales/names.txt";

/** A text as it is saved: without the spaces around it, with the typography of the language. */
export const correctText = (text: string, language: string): string => withTypography(text.trim(), language);

/** The translation keys of a YAML file's ids. Those of the kinds of features are left out: several plans use them. */
function keysOf(name: string, form: unknown, which: "all" | "own" = "all"): string[] {
	const schema = contentSchemas[name];
	if (!schema) return [];
	const value = fileValue(form, schema);
	const fields = contentFields(schema, { value } as Source, schema.safeParse(value).error?.issues ?? []);
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

const own = (tree: Tree, key: string): Tree | string | undefined => (Object.hasOwn(tree, key) ? tree[key] : undefined);

/** A copy with a text at a path, or without what is there. Groups without strings are removed. */
function withText(tree: Tree, [key = "", ...rest]: string[], text: string | undefined): Tree {
	const child = own(tree, key);
	const group = typeof child === "object" ? child : {};
	const value = rest.length > 0 ? withText(group, rest, text) : text;
	const isGone = value === undefined || (typeof value === "object" && Object.keys(value).length === 0);
	const others = Object.entries(tree).filter(([name]) => name !== key || !isGone);
	const entries = others.map(([name, old]): [string, Tree | string] => [name, name === key && value ? value : old]);
	return Object.fromEntries(child === undefined && value ? [...entries, [key, value]] : entries);
}

/** The strings that exist with another value. */
export function existingTexts(changes: TextChanges, namespace: string, language: string, json: string): string[] {
	const texts = flatten(JSON.parse(json));
	return Object.entries(changes.added)
		.filter(([translationKey, byLanguage]) => {
			const [name, key = ""] = translationKey.split(":");
			const text = name === namespace ? texts.get(key) : undefined;
			return text !== undefined && text !== correctText(byLanguage[language] ?? "", language);
		})
		.map(([translationKey]) => translationKey);
}

/** A locale file with the changes. */
export function changedTexts(changes: TextChanges, namespace: string, language: string, json: string): string {
	const inNamespace = (translationKey: string) => translationKey.split(":")[0] === namespace;
	const pathOf = (translationKey: string) => (translationKey.split(":")[1] ?? "").split(".");
	let tree = JSON.parse(json) as Tree;
	for (const key of changes.removed.filter(inNamespace)) tree = withText(tree, pathOf(key), undefined);
	for (const [key, byLanguage] of Object.entries(changes.added)) {
		if (inNamespace(key)) tree = withText(tree, pathOf(key), correctText(byLanguage[language] ?? "", language));
	}
	return `${JSON.stringify(tree, null, 2)}\n`;
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
