import { flatten, isPlural, type Messages } from "../../../content-model/check/messages";
import { withTypography } from "../../../content-model/check/text-rules";
import type { Tree } from "../project";

/** Trims a text and corrects its typography, like `npm run check -- --fix`. */
export const correctText = (text: string, language: string): string => withTypography(text.trim(), language);

/** The text of a locale file. Dots in keys separate the names of nested groups. */
export function writeTexts(texts: Messages): string {
	// Without a prototype, `__proto__` is a key like any other.
	const root: Tree = Object.create(null);
	for (const [key, text = ""] of texts) {
		const names = key.split(".");
		const name = names.pop() ?? "";
		let group = root;
		for (const parent of names) {
			group[parent] ??= Object.create(null) as Tree;
			group = group[parent] as Tree;
		}
		group[name] = text;
	}
	return `${JSON.stringify(root, null, 2)}\n`;
}

const isSame = (texts: Messages, others: Messages) =>
	texts.size === others.size && [...texts].every(([key, text]) => others.get(key) === text);

/**
 * The text of a locale file for its form. Every form of a namespace is saved with the others: a file
 * whose texts are the same stays as it is, whoever has formatted it.
 * @param keys of the namespace, in their order
 * @param opened the text that the form was opened with
 */
export function writeTextForm(form: Tree, keys: readonly string[], opened: string): string {
	const saved = flatten(JSON.parse(opened || "{}"));
	const texts: Messages = new Map();
	const typed = flatten(form);
	for (const key of new Set([...keys, ...typed.keys()])) {
		const text = typed.get(key) ?? "";
		const trimmed = text === saved.get(key) ? text : text.trim();
		// The form has empty fields for plural forms that the language does not have. The check reports texts that were emptied.
		const isEmptied = saved.get(key) && keys.includes(key) && !isPlural(key, saved);
		if (trimmed !== "" || isEmptied) texts.set(key, trimmed);
	}
	return isSame(texts, saved) ? opened : writeTexts(texts);
}
