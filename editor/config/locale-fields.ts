import type { Field } from "@sveltia/cms";
import { contentFields } from "../../content-model/check/content-fields";
import { maxLength } from "../../content-model/check/lengths";
import {
	baseKey,
	expectedKeys,
	flatten,
	isPlural,
	placeholders,
	pluralForm,
	type Strings,
	stringOf,
	tags,
	withoutMarkup,
} from "../../content-model/check/locale-strings";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage, languages } from "../../src/i18n/languages";
import { keyName, type LabelOf, languageName, plainHint, stringLabel } from "./labels";
import type { Project } from "./project";

/** In characters. Longer strings get several lines. */
const longString = 60;

const cldrOrder = ["zero", "one", "two", "few", "many", "other"];

/** The English strings of a namespace. A string that content needs and English lacks is empty. */
function englishStrings(namespace: string, { locales, content }: Project): Strings {
	const english = flatten(locales[defaultLanguage]?.[namespace]);
	const fields = Object.entries(contentSchemas).flatMap(([file, schema]) => contentFields(schema, content[file]));
	for (const translationKey of fields.flatMap(({ translationKeys }) => translationKeys)) {
		const [name, key = ""] = translationKey.split(":");
		if (name === namespace && stringOf(key, english) === undefined) english.set(key, "");
	}
	return english;
}

/** The keys of all languages: in the order of the English file, plural forms in that of the Unicode CLDR. */
function stringKeys(english: Strings, languages: string[]): string[] {
	const keys = new Set(languages.flatMap((language) => expectedKeys(english, language)));
	const bases = [...english.keys()].map((key) => (isPlural(key, english) ? baseKey(key) : key));
	return [...new Set(bases)].flatMap((base) => {
		const forms = cldrOrder.map((form) => `${base}_${form}`).filter((key) => keys.has(key));
		return forms.length > 0 ? forms : [base];
	});
}

/** Some numbers that take a plural form: "1, 21, 31". */
function examples(language: string, form: string): string {
	const rules = new Intl.PluralRules(language);
	const numbers = [...Array(40).keys(), 1.5].filter((number) => rules.select(number) === form);
	return `${language}: ${numbers.slice(0, 4).join(", ")}`;
}

export function localeFields(namespace: string, project: Project, labelOf: LabelOf): Field[] {
	const english = englishStrings(namespace, project);
	const languages = Object.keys(project.locales);
	const expected = new Map(languages.map((language) => [language, expectedKeys(english, language)]));
	function stringField(key: string, name: string): Field {
		const needed = languages.filter((language) => expected.get(language)?.includes(key));
		const original = stringOf(key, english) ?? "";
		const form = isPlural(key, english) && pluralForm(key);
		const parts = [...placeholders(original), ...tags(original)].join(" ");
		const plural =
			form && labelOf("strings.plural", { examples: needed.map((code) => examples(code, form)).join("; ") });
		const hint = [plural, parts && labelOf("strings.keep", { parts })].filter(Boolean).join(" ");
		const limit = maxLength(namespace, key);
		// The form counts placeholders and tags too.
		const maxlength = limit && limit + original.length - withoutMarkup(original).length;
		return {
			name,
			label: stringLabel(name, labelOf),
			widget: original.length > longString ? "text" : "string",
			use_emoji_autocomplete: false,
			// One language can be written before the others. The check of a save refuses a string that is emptied.
			required: false,
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
			if (inside.length === 0) return stringField(path, name);
			return { name, label: keyName(name, labelOf), widget: "object", i18n: true, fields: group(inside, `${path}.`) };
		});
	}

	return group(stringKeys(english, languages), "");
}

/** The English strings of all ids. @param words the key, with an asterisk for the id */
function stringsLike(words: string, { locales }: Project): string[] {
	const [namespace = "", pattern = ""] = words.split(":");
	// The id of the object that contains the id is not known, either.
	const key = new RegExp(`^${pattern.replaceAll(".", "\\.").replace(/\*|undefined/g, "[^.]+")}$`);
	const strings = flatten(locales[defaultLanguage]?.[namespace]);
	return [...strings].flatMap(([name, string]) => (string && key.test(baseKey(name)) ? [string] : []));
}

/** The placeholders of some strings. */
export function wordsHint(words: string, project: Project, labelOf: LabelOf): string {
	const parts = [...new Set(stringsLike(words, project).flatMap((each) => [...placeholders(each), ...tags(each)]))];
	return parts.length > 0 ? plainHint(labelOf("strings.number", { parts: parts.join(" ") })) : "";
}

/** The fields of a string of an entry, one for each language. */
export function wordFields(words: string, project: Project, labelOf: LabelOf): Field[] {
	const [namespace = "", key = ""] = words.split(":");
	const strings = stringsLike(words, project);
	const maxlength = maxLength(namespace, key);
	return languages.map(({ code }) => ({
		name: code,
		label: languageName(code, labelOf),
		widget: strings.some(({ length }) => length > longString) ? "text" : "string",
		use_emoji_autocomplete: false,
		// An entry can need a string only in some cases. The check of a save refuses the others.
		required: false,
		...(maxlength && { maxlength }),
	}));
}
