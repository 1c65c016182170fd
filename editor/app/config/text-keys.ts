import { contentFields } from "../../../content-model/check/content-fields";
import { baseKey, expectedKeys, flatten, isPlural, type Messages, textOf } from "../../../content-model/check/messages";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import type { Project } from "../project";

const cldrOrder = ["zero", "one", "two", "few", "many", "other"];

/** The English strings of a namespace. A string that content needs and English lacks is empty. */
export function englishTexts(namespace: string, { locales, content }: Project): Messages {
	const english = flatten(locales[defaultLanguage]?.[namespace]);
	const fields = Object.entries(contentSchemas).flatMap(([file, schema]) => contentFields(schema, content[file]));
	for (const translationKey of fields.flatMap(({ translationKeys }) => translationKeys)) {
		const [name, key = ""] = translationKey.split(":");
		if (name === namespace && textOf(key, english) === undefined) english.set(key, "");
	}
	return english;
}

/** The keys of a namespace over all languages: in the order of the English file, plural forms in that of the Unicode CLDR. */
export function textKeys(namespace: string, project: Project): string[] {
	const english = englishTexts(namespace, project);
	const keys = new Set(Object.keys(project.locales).flatMap((language) => expectedKeys(english, language)));
	const bases = [...english.keys()].map((key) => (isPlural(key, english) ? baseKey(key) : key));
	return [...new Set(bases)].flatMap((base) => {
		const forms = cldrOrder.map((form) => `${base}_${form}`).filter((key) => keys.has(key));
		return forms.length > 0 ? forms : [base];
	});
}
