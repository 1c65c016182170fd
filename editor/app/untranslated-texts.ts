import { expectedKeys, flatten, textOf } from "../../content-model/check/messages";
import { isUntranslated } from "../../content-model/check/text-rules";
import { defaultLanguage } from "../../src/i18n/languages";
import type { Project } from "./project";

export type UntranslatedText = { language: string; namespace: string; key: string };

/** The strings of all files that are missing or still English. */
export function untranslatedTexts({ locales, names }: Pick<Project, "locales" | "names">): UntranslatedText[] {
	return Object.entries(locales[defaultLanguage] ?? {}).flatMap(([namespace, file]) => {
		const english = flatten(file);
		return Object.entries(locales).flatMap(([language, files]) => {
			if (language === defaultLanguage) return [];
			const messages = flatten(files[namespace]);
			const isMissing = (key: string) => {
				const translation = messages.get(key);
				return !translation?.trim() || isUntranslated(translation, textOf(key, english) ?? "", names);
			};
			return expectedKeys(english, language)
				.filter(isMissing)
				.map((key) => ({ language, namespace, key }));
		});
	});
}
