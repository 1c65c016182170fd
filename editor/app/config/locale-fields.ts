import type { Field } from "@sveltia/cms";
import {
	baseKey,
	expectedKeys,
	isPlural,
	type Messages,
	placeholders,
	pluralForm,
	tags,
	textOf,
	withoutMarkup,
} from "../../../content-model/check/messages";
import { maxLength } from "../../../content-model/check/text-lengths";
import type { Project } from "../project";
import { englishTexts, textKeys } from "../text-keys";
import { type EditorText, keyName, plainHint } from "../texts";

/** In characters. Longer strings get several lines. */
const longText = 60;

/** Some numbers that take a plural form: "1, 21, 31". */
function examples(language: string, form: string): string {
	const rules = new Intl.PluralRules(language);
	const numbers = [...Array.from({ length: 40 }, (_, number) => number), 1.5];
	return numbers
		.filter((number) => rules.select(number) === form)
		.slice(0, 4)
		.join(", ");
}

function hint(key: string, english: Messages, languages: readonly string[], text: EditorText): string {
	const original = textOf(key, english) ?? "";
	const kept = [...placeholders(original), ...tags(original)].join(" ");
	const ofForm = () => languages.map((language) => `${language}: ${examples(language, pluralForm(key))}`).join("; ");
	const hints = [
		isPlural(key, english) && text("texts.plural", { examples: ofForm() }),
		kept && text("texts.keep", { parts: kept }),
	];
	return hints.filter(Boolean).join(" ");
}

/** The strings of a namespace as a tree of forms. */
export function localeFields(namespace: string, project: Project, text: EditorText): Field[] {
	const languages = Object.keys(project.locales);
	const english = englishTexts(namespace, project);
	const expected = new Map(languages.map((language) => [language, expectedKeys(english, language)]));

	function textField(key: string, name: string): Field {
		const required = languages.filter((language) => expected.get(language)?.includes(key));
		const original = textOf(key, english) ?? "";
		const isLong = original.length > longText;
		const note = hint(key, english, required, text);
		const limit = maxLength(namespace, key);
		// The form counts placeholders and tags too.
		const maxlength = limit && limit + original.length - withoutMarkup(original).length;
		return {
			name,
			label: isPlural(key, english) ? `${keyName(baseKey(name), text)} (${pluralForm(name)})` : keyName(name, text),
			widget: isLong ? "text" : "string",
			use_emoji_autocomplete: false,
			required,
			i18n: true,
			...(maxlength ? { maxlength } : {}),
			...(note ? { hint: plainHint(note) } : {}),
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
