import { parse } from "yaml";
import type { ZodObject } from "zod";
import { contentFields, type TextField } from "../../content-model/check/content-fields";
import { namesFile } from "../../content-model/check/locale";
import { flatten, type Messages, textOf } from "../../content-model/check/messages";
import { isUntranslated } from "../../content-model/check/text-rules";
import { languages } from "../../src/i18n/languages";
import { formFile } from "../config/project";
import { updateTexts } from "./forms/text-format";
import { blobSha, type Change, currentContent } from "./working-tree";

const keysOf = (fields: TextField[]): string[] => [...new Set(fields.flatMap((field) => field.translationKeys))];

/** The translation keys (`pricing:plans.team.name`) of ids that a YAML file has, and did not have before. */
export function addedKeys(schema: ZodObject, value: unknown, saved: unknown): string[] {
	const known = keysOf(contentFields(schema, saved));
	return keysOf(contentFields(schema, value)).filter((key) => !known.includes(key));
}

/** The translation keys of ids that are gone, but not those of kinds of features, which several plans share. */
export function removedKeys(schema: ZodObject, value: unknown, saved: unknown): string[] {
	const needed = keysOf(contentFields(schema, value));
	const own = keysOf(contentFields(schema, saved).filter(({ meta }) => !meta.hasCount));
	return own.filter((key) => !needed.includes(key));
}

/**
 * What changes in a locale file for the ids of its namespace: texts of ids that are gone go, and those of new ids are added.
 * They are empty until somebody writes them, which the check reports.
 */
export function textChanges(namespace: string, texts: Messages, added: string[], removed: string[]): Messages {
	const ownKeys = (keys: string[]) =>
		keys.filter((key) => key.startsWith(`${namespace}:`)).map((key) => key.slice(namespace.length + 1));
	const changes: Messages = new Map();
	for (const key of ownKeys(removed)) if (texts.has(key)) changes.set(key, undefined);
	for (const key of ownKeys(added)) if (textOf(key, texts) === undefined) changes.set(key, "");
	return changes;
}

/**
 * The names among new texts: those that are the same in every language, such as the name of a plan.
 * @param before the locale files of a namespace in each language, and `after` the save
 */
export function newNames(before: string[], after: string[], names: string[]): string[] {
	const saved = before.map((json) => flatten(JSON.parse(json)));
	const [english = new Map(), ...others] = after.map((json) => flatten(JSON.parse(json)));
	const found = new Set<string>();
	for (const [key, text] of english as Messages) {
		const isNew = saved.every((texts) => !texts.get(key));
		const isSame = others.every((texts) => texts.get(key) === text);
		if (text && isNew && isSame && isUntranslated(text, text, names)) found.add(text);
	}
	return [...found];
}

const localeFile = (language: string, namespace: string): string => `locales/${language}/${namespace}.json`;

/**
 * Adds the changes of the locale files that follow from those of the content, and the names among new texts.
 * @returns all changes, and the empty texts of new ids: `locales/en/pricing.json plans.team.name`
 */
export function withTexts(root: string, changes: Change[]): { changes: Change[]; emptyTexts: Set<string> } {
	const all = new Map(changes.map((change) => [change.path, change]));
	const emptyTexts = new Set<string>();
	const before = (path: string) => currentContent(root, path)?.toString("utf8") ?? "";
	const after = (path: string) => all.get(path)?.content?.toString("utf8") ?? before(path);
	function set(path: string, text: string): void {
		const current = currentContent(root, path);
		all.set(path, { path, content: Buffer.from(text), sha: all.get(path)?.sha ?? (current && blobSha(current)) });
	}

	for (const { path, content } of changes) {
		const { kind, schema } = formFile(path);
		if (kind !== "content" || !schema || !content) continue;
		const [value, saved] = [parse(after(path)), parse(before(path))];
		const [added, removed] = [addedKeys(schema, value, saved), removedKeys(schema, value, saved)];
		for (const namespace of new Set([...added, ...removed].map((key) => key.split(":")[0] ?? ""))) {
			for (const { code } of languages) {
				const file = localeFile(code, namespace);
				const texts = after(file) || "{}\n";
				const changed = textChanges(namespace, flatten(JSON.parse(texts)), added, removed);
				for (const [key, text] of changed) if (text === "") emptyTexts.add(`${file} ${key}`);
				if (changed.size > 0) set(file, updateTexts(texts, changed));
			}
		}
	}

	const texts = changes.map(({ path }) => formFile(path)).filter(({ kind }) => kind === "texts");
	for (const namespace of new Set(texts.map(({ name }) => name))) {
		const files = languages.map(({ code }) => localeFile(code, namespace));
		const [saved, written] = [before, after].map((read) => files.map((file) => read(file) || "{}"));
		const list = after(namesFile);
		const names = newNames(saved ?? [], written ?? [], list.split("\n"));
		if (names.length > 0) set(namesFile, `${[list.trimEnd(), ...names].join("\n")}\n`);
	}
	return { changes: [...all.values()], emptyTexts };
}
