import { flatten, type Messages } from "../../content-model/check/messages";
import { defaultLanguage } from "../../src/i18n/languages";
import type { Project } from "./project";
import { words } from "./words";

/** The editor's own texts: `locales/{language}/editor.json`. */
export type EditorText = {
	/** Finds a text and fills in its placeholders. Without the text, it returns the fallback. */
	(key: string, values?: Record<string, string | number>, fallback?: string): string;
	/** The English texts. */
	english: Messages;
};

const fill = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

const own = ({ locales }: Project, language: string) => flatten(locales[language]?.editor);

/** The editor's own texts in the first of the languages that the site has. */
export function editorText(
	project: Project,
	languages: readonly string[] = globalThis.navigator?.languages ?? [],
): EditorText {
	const codes = languages.map((tag) => tag.split("-")[0] ?? "");
	const texts = own(project, codes.find((language) => language in project.locales) ?? defaultLanguage);
	const english = own(project, defaultLanguage);
	const find = (key: string, values: Record<string, string | number> = {}, fallback = key) =>
		fill(texts.get(key) ?? english.get(key) ?? fallback, values);
	return Object.assign(find, { english });
}

/** The name of a key of the locale files: `metaTitle` → "Title in search engines", `about-us` → "About us". */
export const keyName = (key: string, text: EditorText): string => text(`words.${key}`, {}, words(key));

/** `must be at least {{min}} pixels wide` as a pattern whose groups are the placeholders. An ellipsis is any text. */
function messagePattern(template: string): RegExp {
	const literal = template.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[“”]/g, '"');
	return new RegExp(`^${literal.replace(/\\\{\\\{(\w+)\\\}\\\}/g, "(?<$1>.*?)").replaceAll("…", ".*")}$`, "s");
}

/** A message of the check in the language of the editor: the English texts of `messages` find it. */
export function checkMessage(message: string, text: EditorText): string {
	for (const [key, template = ""] of text.english) {
		const [group, name] = key.split(".");
		if (group !== "messages" || name === "is") continue;
		const match = messagePattern(template).exec(message);
		if (!match) continue;
		const translation = text(`messages.${name}`, match.groups);
		// In English, the message is complete already.
		return translation === fill(template, match.groups ?? {}) ? message : translation;
	}
	const { rule, value = "" } = /^(?<rule>.*) \(is (?<value>.*)\)/s.exec(message)?.groups ?? {};
	return rule ? text("messages.is", { message: checkMessage(rule, text), value }) : message;
}
