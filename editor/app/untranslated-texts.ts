import { expectedKeys, flatten, textOf } from "../../content-model/check/messages";
import { isUntranslated } from "../../content-model/check/text-rules";
import { defaultLanguage } from "../../src/i18n/languages";
import type { Project } from "./project";

type UntranslatedText = { language: string; namespace: string; key: string };

export function untranslatedTexts({ locales, names }: Pick<Project, "locales" | "names">): UntranslatedText[] {
	const found: UntranslatedText[] = [];
	const others = Object.keys(locales).filter((language) => language !== defaultLanguage);
	for (const [namespace, file] of Object.entries(locales[defaultLanguage] ?? {})) {
		const english = flatten(file);
		for (const language of others) {
			const messages = flatten(locales[language]?.[namespace]);
			for (const key of expectedKeys(english, language)) {
				const translation = messages.get(key) ?? "";
				const isMissing = translation.trim() === "" || isUntranslated(translation, textOf(key, english) ?? "", names);
				if (isMissing) found.push({ language, namespace, key });
			}
		}
	}
	return found;
}
