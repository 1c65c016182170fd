import type { ContentError } from "../../content-model/check/content-error";
import { baseKey, flatten, pluralForm } from "../../content-model/check/locale-strings";
import { errorMessage } from "../../content-model/messages";
import { defaultLanguage, findLanguage } from "../../src/i18n/languages";
import en from "../labels/en.json";
import ru from "../labels/ru.json";
import uz from "../labels/uz.json";
import { formFile } from "./project";

const labels: Record<string, object> = { en, ru, uz };

export type LabelOf = {
	/** Finds a label and fills in its placeholders. Without one, it returns the fallback. */
	(key: string, values?: Record<string, string | number>, fallback?: string): string;
	/** The language of the labels. */
	language: string;
};

/** The languages of the editor. */
export const editorLanguages = Object.keys(labels);

const fill = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

const browserLanguages = (): readonly string[] => globalThis.navigator?.languages ?? ["en"];

/** The editor's labels in the first of the languages that has any. */
export function editorLabels(languages: readonly string[] = browserLanguages(), all = labels): LabelOf {
	const codes = languages.map((tag) => tag.split("-")[0] ?? "");
	const language = codes.find((code) => code in all) ?? defaultLanguage;
	const own = flatten(all[language]);
	const english = flatten(all[defaultLanguage]);
	const find = (key: string, values: Record<string, string | number> = {}, fallback = key) =>
		fill(own.get(key) ?? english.get(key) ?? fallback, values);
	return Object.assign(find, { language });
}

/** A key as words: `metaTitle` → "Meta title", `about-us` → "About us". */
export function words(key: string): string {
	const text = key
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/[-_]/g, " ")
		.toLowerCase();
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a file with a form, and its language: "Plans › Russian". Pictures have the names of their files. */
export function formName(path: string, labelOf: LabelOf): string {
	const { kind, name, language } = formFile(path);
	if (!kind) return path.replace(/^content\/images\//, "");
	const names = kind === "pages" ? [labelOf("pages.label"), name] : [fileName(name, labelOf)];
	return [...names, ...(language ? [languageName(language, labelOf)] : [])].join(" › ");
}

export const fileName = (name: string, labelOf: LabelOf): string => labelOf(`files.${name}`, {}, words(name));

/** A label or hint of a field of content: that of the field itself, or that of all fields with its name, such as `id`. */
export function fieldPart(path: string, part: "label" | "hint", labelOf: LabelOf, fallback: string): string {
	const name = path.slice(path.lastIndexOf(".") + 1);
	return labelOf(`fields.${path}.${part}`, {}, labelOf(`fields.any.${name}.${part}`, {}, fallback));
}

/** The label of a field of content. @param path the names that lead to it: `plans.groups.id`, `hero.picture.wide.ru` */
export function fieldLabel(path: string, labelOf: LabelOf): string {
	const name = path.slice(path.lastIndexOf(".") + 1);
	if (name === "default") return labelOf("picture.default");
	return fieldPart(path, "label", labelOf, findLanguage(name) ? languageName(name, labelOf) : keyName(name, labelOf));
}

/** Escapes a hint: the CMS would interpret `<id>` as a tag. */
export const plainHint = (text: string): string => text.replaceAll("<", "&lt;");

export const languageName = (code: string, { language }: LabelOf): string =>
	new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;

/** The name of a key of the locale files: `metaTitle` → "Title in search engines". */
export const keyName = (key: string, labelOf: LabelOf): string => labelOf(`words.${key}`, {}, words(key));

/** The label of a string: `runs_few` → "Runs (few)". */
export function stringLabel(name: string, labelOf: LabelOf): string {
	const form = pluralForm(name);
	return form ? `${keyName(baseKey(name), labelOf)} (${form})` : keyName(name, labelOf);
}

/** The names of a string's key: `plans.team.name` → "Plans › Team › Name". */
export function keyNames(key: string, labelOf: LabelOf): string {
	const names = key.split(".").map((name) => keyName(name, labelOf));
	return names.join(" › ");
}

/** "content/plans.yaml, line 14: this quote is not closed" */
export const brokenFile = (error: ContentError, labelOf: LabelOf): string =>
	labelOf("broken.file", { file: error.file, line: error.line, message: errorMessage(error, labelOf.language) });
