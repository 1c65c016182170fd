import type { ContentError } from "../../content-model/check/content-error";
import { flatten } from "../../content-model/check/locale-texts";
import { errorMessage } from "../../content-model/messages";
import { defaultLanguage, findLanguage } from "../../src/i18n/languages";
import en from "../labels/en.json";
import ru from "../labels/ru.json";
import uz from "../labels/uz.json";
import { formFile } from "./project";

const labels: Record<string, object> = { en, ru, uz };

export type EditorText = {
	/** Finds a text and fills in its placeholders. Without the text, it returns the fallback. */
	(key: string, values?: Record<string, string | number>, fallback?: string): string;
	/** The language of the texts. */
	language: string;
};

/** The languages of the editor. */
export const editorLanguages = Object.keys(labels);

const fill = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

const browserLanguages = (): readonly string[] => globalThis.navigator?.languages ?? ["en"];

/** The editor's labels in the first of the languages that has any. */
export function editorText(languages: readonly string[] = browserLanguages(), all = labels): EditorText {
	const codes = languages.map((tag) => tag.split("-")[0] ?? "");
	const language = codes.find((code) => code in all) ?? defaultLanguage;
	const texts = flatten(all[language]);
	const english = flatten(all[defaultLanguage]);
	const find = (key: string, values: Record<string, string | number> = {}, fallback = key) =>
		fill(texts.get(key) ?? english.get(key) ?? fallback, values);
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
export function formName(path: string, text: EditorText): string {
	const { kind, name, language } = formFile(path);
	if (!kind) return path.replace(/^content\/images\//, "");
	const names = kind === "pages" ? [fileName(kind, text), name] : [fileName(name, text)];
	return [...names, ...(language ? [languageName(language, text)] : [])].join(" › ");
}

export const fileName = (name: string, text: EditorText): string => text(`files.${name}`, {}, words(name));

/** A text about a field of content: that of the field itself, or that of all fields with its name, such as `id`. */
export function fieldText(path: string, part: "label" | "hint", text: EditorText, fallback: string): string {
	const name = path.slice(path.lastIndexOf(".") + 1);
	return text(`fields.${path}.${part}`, {}, text(`fields.any.${name}.${part}`, {}, fallback));
}

/** The label of a field of content. @param path the names that lead to it: `plans.groups.id`, `hero.picture.wide.ru` */
export function fieldLabel(path: string, text: EditorText): string {
	const name = path.slice(path.lastIndexOf(".") + 1);
	if (name === "default") return text("picture.default");
	return fieldText(path, "label", text, findLanguage(name) ? languageName(name, text) : words(name));
}

/** Escapes a hint: the CMS would interpret `<id>` as a tag. */
export const plainHint = (text: string): string => text.replaceAll("<", "&lt;");

export const languageName = (code: string, { language }: EditorText): string =>
	new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;

/** The name of a key of the locale files: `metaTitle` → "Title in search engines". */
export const keyName = (key: string, text: EditorText): string => text(`words.${key}`, {}, words(key));

/** The keys of a text: `plans.team.name` → "Plans › Team › Name". */
export function keyNames(key: string, text: EditorText): string {
	const names = key.split(".").map((name) => keyName(name, text));
	return names.join(" › ");
}

/** "content/plans.yaml, line 14: this quote is not closed" */
export const brokenFile = (error: ContentError, text: EditorText): string =>
	text("broken.file", { file: error.file, line: error.line, message: errorMessage(error, text.language) });
