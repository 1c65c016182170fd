import { expectedKeys, flatten, stringOf } from "../../content-model/check/locale-strings";
import { isUntranslated } from "../../content-model/check/typography";
import { defaultLanguage } from "../../src/i18n/languages";
import type { Project } from "./project";

export type UntranslatedString = { language: string; namespace: string; key: string };

/** The strings to write: those that are missing, or empty since their id is new, and translations that are still English. */
export function untranslatedStrings({ locales, names }: Pick<Project, "locales" | "names">): UntranslatedString[] {
	const found: UntranslatedString[] = [];
	for (const [namespace, file] of Object.entries(locales[defaultLanguage] ?? {})) {
		const english = flatten(file);
		for (const language of Object.keys(locales)) {
			const strings = flatten(locales[language]?.[namespace]);
			for (const key of expectedKeys(english, language)) {
				const translation = strings.get(key) ?? "";
				const isEmpty = translation.trim() === "";
				const isEnglish = language === defaultLanguage;
				const isCopy = !isEnglish && isUntranslated(translation, stringOf(key, english) ?? "", names);
				if (isEmpty || isCopy) found.push({ language, namespace, key });
			}
		}
	}
	return found;
}
