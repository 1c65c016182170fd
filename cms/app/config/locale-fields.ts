import type { Field } from "@sveltia/cms";
import {
	baseKey,
	englishText,
	expectedKeys,
	flatten,
	isPlural,
	type Messages,
	placeholders,
	pluralForm,
	tags,
} from "../../../content-model/check/messages";
import { defaultLanguage } from "../../../src/i18n/languages";
import type { Project } from "../project";
import { strings } from "../strings";
import { plainHint, words } from "../words";
import { untranslatedKeys } from "./untranslated";

/** In characters. Longer texts get several lines. */
const longText = 60;

const cldrOrder = ["zero", "one", "two", "few", "many", "other"];

/** Some numbers that take a plural form: "1, 21, 31". */
function examples(language: string, form: string): string {
	const rules = new Intl.PluralRules(language);
	const numbers = [...Array.from({ length: 40 }, (_, number) => number), 1.5];
	return numbers
		.filter((number) => rules.select(number) === form)
		.slice(0, 4)
		.join(", ");
}

/** The languages that have a key, and must have a text for it. */
function languagesOf(key: string, english: Messages, languages: readonly string[]): string[] {
	return languages.filter((language) => expectedKeys(english, language).includes(key));
}

function hint(key: string, english: Messages, languages: readonly string[]): string {
	const text = englishText(key, english) ?? "";
	const kept = [...placeholders(text), ...tags(text)];
	const form = pluralForm(key);
	const plural = languages.map((language) => `${language}: for ${examples(language, form)}`).join("; ");
	return [
		isPlural(key, english) ? `The form for some numbers. ${plural}.` : "",
		kept.length > 0 ? `Keep as they are: ${kept.join(" ")}` : "",
	]
		.filter(Boolean)
		.join(" ");
}

/** All keys of a namespace in the order of the English file, plural forms in the order of the Unicode CLDR. */
function keysOf(english: Messages, languages: readonly string[]): string[] {
	const keys = languages.flatMap((language) => expectedKeys(english, language));
	const bases = [...english.keys()].map((key) => (isPlural(key, english) ? baseKey(key) : key));
	return [...new Set(bases)].flatMap((base) => {
		const forms = cldrOrder.map((form) => `${base}_${form}`).filter((key) => keys.includes(key));
		return forms.length > 0 ? forms : [base];
	});
}

/** The texts of a namespace as a tree of forms. A text that content needs and English lacks is an empty field. */
export function localeFields(namespace: string, { locales, names, translationKeys }: Project): Field[] {
	const languages = Object.keys(locales);
	const english = flatten(locales[defaultLanguage]?.[namespace]);
	for (const translationKey of translationKeys) {
		const [name, key = ""] = translationKey.split(":");
		if (name === namespace && !english.has(key) && !english.has(`${key}_other`)) english.set(key, "");
	}

	const untranslated = Object.entries(locales).map(([language, files]) => ({
		language,
		keys: new Set(untranslatedKeys(english, flatten(files[namespace]), language, names)),
	}));

	/** Marks a text, or a group with texts, that are missing or still English in some languages. */
	function mark(marked: string[]): string {
		const codes = untranslated
			.filter(({ keys }) => marked.some((key) => keys.has(key)))
			.map(({ language }) => language);
		return codes.length > 0 ? ` (${codes.join(", ")}: ${strings.toTranslate})` : "";
	}

	function textField(key: string, name: string): Field {
		const required = languagesOf(key, english, languages);
		const isLong = (englishText(key, english) ?? "").length > longText;
		const note = hint(key, english, required);
		return {
			name,
			label: (isPlural(key, english) ? `${words(baseKey(name))} (${pluralForm(name)})` : words(name)) + mark([key]),
			widget: isLong ? "text" : "string",
			use_emoji_autocomplete: false,
			required,
			i18n: true,
			...(note ? { hint: plainHint(note) } : {}),
		};
	}

	function group(keys: string[], prefix: string): Field[] {
		const names = [...new Set(keys.map((key) => key.slice(prefix.length).split(".")[0] ?? ""))];
		return names.map((name) => {
			const path = prefix + name;
			const inside = keys.filter((key) => key.startsWith(`${path}.`));
			if (inside.length === 0) return textField(path, name);
			return {
				name,
				label: words(name) + mark(inside),
				widget: "object",
				i18n: true,
				fields: group(inside, `${path}.`),
			};
		});
	}

	return group(keysOf(english, languages), "");
}
