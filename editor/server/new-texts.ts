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

const keysOf = (fields: TextField[]): string[] => fields.flatMap(({ translationKeys }) => translationKeys);

/**
 * Changes the locale files as the ids of a YAML file require: texts of ids that are gone go, and those of new ids are added, empty
 * until somebody writes them. @returns the empty texts
 */
function changeTexts({ before, after, set }: Draft, path: string, schema: ZodObject, text: EditorText): string[] {
	const fieldsOf = (yaml: string) => contentFields(schema, parseSource(path, yaml).value);
	const [saved, current] = [fieldsOf(before(path)), fieldsOf(after(path))];
	const [known, needed] = [keysOf(saved), keysOf(current)];
	const added = needed.filter((key) => !known.includes(key));
	// Several plans share the kinds of features.
	const own = keysOf(saved.filter(({ meta }) => !meta.hasCount));
	const removed = own.filter((key) => !needed.includes(key));
	const namespaces = new Set([...added, ...removed].map((key) => key.split(":")[0] ?? ""));
	const emptyTexts: string[] = [];
	for (const file of [...namespaces].flatMap(localeFiles)) {
		const json = after(file) || "{}\n";
		const { namespace, source, texts } = toLocale(parseSource(file, json));
		const [error] = source.syntaxErrors;
		if (error) throw new Refusal(422, brokenFile(error, text));
		const inFile = (keys: string[]) =>
			keys.filter((key) => key.startsWith(`${namespace}:`)).map((key) => key.slice(namespace.length + 1));
		const changes: Texts = new Map();
		for (const key of inFile(removed)) if (texts.has(key)) changes.set(key, undefined);
		for (const key of inFile(added)) if (textOf(key, texts) === undefined) changes.set(key, "");
		for (const [key, words] of changes) if (words === "") emptyTexts.push(`${file} ${key}`);
		if (changes.size > 0) set(file, updateTexts(json, changes));
	}
	return emptyTexts;
}

/**
 * Adds the names among new texts, such as that of a plan: what somebody has written in English and in another language, whose text was
 * empty. A sentence is no name.
 */
function addNames({ before, after, set }: Draft, namespace: string): void {
	const textsIn = (read: (file: string) => string) =>
		localeFiles(namespace).map((file) => toLocale(parseSource(file, read(file) || "{}")).texts);
	// English is the first language.
	const [, ...saved] = textsIn(before);
	const [english = new Map<string, string>(), ...others] = textsIn(after);
	const list = after(namesFile);
	const names = new Set<string>();
	for (const [key, text = ""] of english) {
		const isCopied = others.some((texts, index) => texts.get(key) === text && !saved[index]?.get(key));
		if (isCopied && !/[.!?…]$/.test(text) && isUntranslated(text, text, list.split("\n"))) names.add(text);
	}
	if (names.size > 0) set(namesFile, `${[list.trimEnd(), ...names].join("\n")}\n`);
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
