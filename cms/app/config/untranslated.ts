import { englishText, expectedKeys, flatten, type Messages } from "../../../content-model/check/messages";
import { isUntranslated } from "../../../content-model/check/text-rules";
import { defaultLanguage } from "../../../src/i18n/languages";
import type { Project } from "../project";

/** The keys of a language whose text is missing or still English. */
export function untranslatedKeys(english: Messages, messages: Messages, language: string, names: string[]): string[] {
	if (language === defaultLanguage) return [];
	return expectedKeys(english, language).filter((key) => {
		const text = messages.get(key);
		return !text?.trim() || isUntranslated(text, englishText(key, english) ?? "", names);
	});
}

/** The number of texts of a namespace to translate, over all languages. */
export function untranslatedCount(namespace: string, { locales, names }: Project): number {
	const english = flatten(locales[defaultLanguage]?.[namespace]);
	const counts = Object.entries(locales).map(
		([language, files]) => untranslatedKeys(english, flatten(files[namespace]), language, names).length,
	);
	return counts.reduce((sum, count) => sum + count, 0);
}
