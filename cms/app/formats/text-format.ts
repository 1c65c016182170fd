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

/**
 * The text of `locales/{language}/{namespace}.json` for its form.
 * @param keys of the namespace, in their order
 * @param saved the strings of the file
 */
export function writeTextForm(form: Tree, language: string, keys: readonly string[], saved: Messages): string {
	const texts = flatten(form);
	const ordered = [...new Set([...keys, ...texts.keys()])];
	const correct = ordered.map((key) => [key, correctText(texts.get(key) ?? "", language)] as const);
	// The form has empty fields for plural forms that the language does not have. The check reports texts that were emptied.
	const isEmptied = (key: string) => saved.get(key) && keys.includes(key) && !isPlural(key, saved);
	return writeTexts(new Map(correct.filter(([key, text]) => text !== "" || isEmptied(key))));
}
