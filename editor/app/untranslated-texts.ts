import { expectedKeys, flatten, textOf } from "../../content-model/check/messages";
import { isUntranslated } from "../../content-model/check/text-rules";
import { defaultLanguage } from "../../src/i18n/languages";
import type { Project } from "./project";

type UntranslatedText = { language: string; namespace: string; key: string };

export function untranslatedTexts({ locales, names }: Pick<Project, "locales" | "names">): UntranslatedText[] {
	const others = Object.entries(locales).filter(([language]) => language !== defaultLanguage);
	return Object.entries(locales[defaultLanguage] ?? {}).flatMap(([namespace, file]) => {
		const english = flatten(file);
		return others.flatMap(([language, files]) => {
			const messages = flatten(files[namespace]);
			const isMissing = (key: string) => {
				const translation = messages.get(key);
				return !translation?.trim() || isUntranslated(translation, textOf(key, english) ?? "", names);
			};
			const missing = expectedKeys(english, language).filter(isMissing);
			return missing.map((key) => ({ language, namespace, key }));
		});
	});
}
