import { expectedKeys, flatten, textOf } from "../../content-model/check/locale-texts";
import { isUntranslated } from "../../content-model/check/text-rules";
import { defaultLanguage } from "../../src/i18n/languages";
import type { Project } from "./project";

export type UntranslatedText = { language: string; namespace: string; key: string };

/** The texts to write: those that are missing, or empty since their id is new, and translations that are still English. */
export function untranslatedTexts({ locales, names }: Pick<Project, "locales" | "names">): UntranslatedText[] {
	const found: UntranslatedText[] = [];
	for (const [namespace, file] of Object.entries(locales[defaultLanguage] ?? {})) {
		const english = flatten(file);
		for (const language of Object.keys(locales)) {
			const texts = flatten(locales[language]?.[namespace]);
			for (const key of expectedKeys(english, language)) {
				const translation = texts.get(key) ?? "";
				const isEmpty = translation.trim() === "";
				const isEnglish = language === defaultLanguage;
				const isCopy = !isEnglish && isUntranslated(translation, textOf(key, english) ?? "", names);
				if (isEmpty || isCopy) found.push({ language, namespace, key });
			}
		}
	}
	return found;
}
