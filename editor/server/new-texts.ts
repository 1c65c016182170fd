import type { ZodObject } from "zod";
import { contentFields, type TextField } from "../../content-model/check/content-fields";
import { namesFile, toLocale } from "../../content-model/check/locale";
import { type Texts, textOf } from "../../content-model/check/locale-texts";
import { parseSource } from "../../content-model/check/source";
import { isUntranslated } from "../../content-model/check/text-rules";
import { languages } from "../../src/i18n/languages";
import { formFile } from "../config/project";
import { brokenFile, type EditorText } from "../config/texts";
import { updateTexts } from "./forms/text-format";
import { blobSha, type Change, currentContent, Refusal } from "./working-tree";

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
export function textChanges(namespace: string, texts: Texts, added: string[], removed: string[]): Texts {
	const ownKeys = (keys: string[]) =>
		keys.filter((key) => key.startsWith(`${namespace}:`)).map((key) => key.slice(namespace.length + 1));
	const changes: Texts = new Map();
	for (const key of ownKeys(removed)) if (texts.has(key)) changes.set(key, undefined);
	for (const key of ownKeys(added)) if (textOf(key, texts) === undefined) changes.set(key, "");
	return changes;
}

/**
 * The names among new texts, such as that of a plan: what somebody has written in English and in another language, whose text was
 * empty. A sentence is no name.
 * @param before the texts of a namespace in each language, English first, and `after` the save
 */
export function newNames(before: Texts[], after: Texts[], names: string[]): string[] {
	const [, ...saved] = before;
	const [english, ...others] = after;
	const found = new Set<string>();
	for (const [key, text = ""] of english ?? []) {
		const isCopied = others.some((texts, index) => texts.get(key) === text && !saved[index]?.get(key));
		if (isCopied && !/[.!?…]$/.test(text) && isUntranslated(text, text, names)) found.add(text);
	}
	return [...found];
}

/** The files before and after a save. A text is empty if there is no such file. */
function draftOf(root: string, changes: Change[]) {
	const all = new Map(changes.map((change) => [change.path, change]));
	const before = (path: string): string => currentContent(root, path)?.toString("utf8") ?? "";
	return {
		before,
		after: (path: string): string => all.get(path)?.content?.toString("utf8") ?? before(path),
		set(path: string, text: string): void {
			const current = currentContent(root, path);
			const sha = all.get(path)?.sha ?? (current && blobSha(current));
			all.set(path, { path, content: Buffer.from(text), sha });
		},
		changes: () => [...all.values()],
	};
}

type Draft = ReturnType<typeof draftOf>;

const localeFiles = (namespace: string): string[] => languages.map(({ code }) => `locales/${code}/${namespace}.json`);

/** Changes the locale files as the ids of a YAML file require. @returns the empty texts */
function changeTexts({ before, after, set }: Draft, path: string, schema: ZodObject, text: EditorText): string[] {
	const [value, saved] = [parseSource(path, after(path)).value, parseSource(path, before(path)).value];
	const [added, removed] = [addedKeys(schema, value, saved), removedKeys(schema, value, saved)];
	const namespaces = new Set([...added, ...removed].map((key) => key.split(":")[0] ?? ""));
	const emptyTexts: string[] = [];
	for (const namespace of namespaces) {
		for (const file of localeFiles(namespace)) {
			const json = after(file) || "{}\n";
			const { source, texts } = toLocale(parseSource(file, json));
			const [error] = source.syntaxErrors;
			if (error) throw new Refusal(422, brokenFile(error, text));
			const changes = textChanges(namespace, texts, added, removed);
			for (const [key, words] of changes) if (words === "") emptyTexts.push(`${file} ${key}`);
			if (changes.size > 0) set(file, updateTexts(json, changes));
		}
	}
	return emptyTexts;
}

function addNames({ before, after, set }: Draft, namespace: string): void {
	const files = localeFiles(namespace);
	const messagesOf = (read: (file: string) => string) =>
		files.map((file) => toLocale(parseSource(file, read(file) || "{}")).texts);
	const list = after(namesFile);
	const names = newNames(messagesOf(before), messagesOf(after), list.split("\n"));
	if (names.length > 0) set(namesFile, `${[list.trimEnd(), ...names].join("\n")}\n`);
}

/**
 * Adds the changes of the locale files that follow from those of the content, and the names among new texts.
 * @returns all changes, and the empty texts of new ids: `locales/en/pricing.json plans.team.name`
 */
export function withTexts(root: string, changes: Change[], text: EditorText) {
	const draft = draftOf(root, changes);
	const forms = changes.map(({ path }) => ({ path, ...formFile(path) }));
	const content = forms.filter(({ kind }) => kind === "content");
	const emptyTexts = content.flatMap(({ path, schema }) => (schema ? changeTexts(draft, path, schema, text) : []));
	const namespaces = forms.filter(({ kind }) => kind === "texts").map(({ name }) => name);
	for (const namespace of new Set(namespaces)) addNames(draft, namespace);
	return { changes: draft.changes(), emptyTexts: new Set(emptyTexts) };
}
