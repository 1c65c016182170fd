import type { Field } from "@sveltia/cms";
import {
	baseKey,
	expectedKeys,
	isPlural,
	placeholders,
	pluralForm,
	tags,
	textOf,
	withoutMarkup,
} from "../../../content-model/check/messages";
import { maxLength } from "../../../content-model/check/text-lengths";
import type { Project } from "../project";
import { type EditorText, keyName, plainHint } from "../texts";
import { englishTexts, textKeys } from "./text-keys";

/** In characters. Longer strings get several lines. */
const longText = 60;

/** Some numbers that take a plural form: "1, 21, 31". */
function examples(language: string, form: string): string {
	const rules = new Intl.PluralRules(language);
	const numbers = [...Array(40).keys(), 1.5].filter((number) => rules.select(number) === form);
	return `${language}: ${numbers.slice(0, 4).join(", ")}`;
}

export function localeFields(namespace: string, project: Project, text: EditorText): Field[] {
	const english = englishTexts(namespace, project);
	const expected = Object.keys(project.locales).map((language) => [language, expectedKeys(english, language)] as const);

	function textField(key: string, name: string): Field {
		const required = expected.flatMap(([language, keys]) => (keys.includes(key) ? language : []));
		const original = textOf(key, english) ?? "";
		const form = isPlural(key, english) && pluralForm(key);
		const parts = [...placeholders(original), ...tags(original)].join(" ");
		const plural = form && text("texts.plural", { examples: required.map((code) => examples(code, form)).join("; ") });
		const hint = [plural, parts && text("texts.keep", { parts })].filter(Boolean).join(" ");
		const limit = maxLength(namespace, key);
		// The form counts placeholders and tags too.
		const maxlength = limit && limit + original.length - withoutMarkup(original).length;
		return {
			name,
			label: form ? `${keyName(baseKey(name), text)} (${form})` : keyName(name, text),
			widget: original.length > longText ? "text" : "string",
			use_emoji_autocomplete: false,
			required,
			i18n: true,
			...(maxlength && { maxlength }),
			...(hint && { hint: plainHint(hint) }),
		};
	}

	function group(keys: string[], prefix: string): Field[] {
		const names = [...new Set(keys.map((key) => key.slice(prefix.length).split(".")[0] ?? ""))];
		return names.map((name) => {
			const path = prefix + name;
			const inside = keys.filter((key) => key.startsWith(`${path}.`));
			if (inside.length === 0) return textField(path, name);
			return { name, label: keyName(name, text), widget: "object", i18n: true, fields: group(inside, `${path}.`) };
		});
	}

	return group(textKeys(namespace, project), "");
}
