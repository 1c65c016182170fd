import type English from "../../locales/en/language.json";
import { languages } from "../i18n/languages";
import { useLanguage } from "../i18n/page-language";
import { useSite } from "../lib/use-site";

/**
 * The languages of the page, each with what `LanguageLink` needs.
 * @param path from `useLanguagePath`
 * @param pageLanguages the codes of the languages that the page has. In the others, the link leads to the home page
 * @returns `strings` are the strings of `language.json` in that language, `to` is the path of the linked page
 */
export function useLanguageChoices(path: string, pageLanguages: readonly string[]) {
	const current = useLanguage();
	const { languageStrings } = useSite();
	return languages.map(({ code, htmlLang }) => {
		const data = languageStrings.find(({ language }) => language === code)?.data ?? "{}";
		const strings = JSON.parse(data) as typeof English;
		const isMissing = !pageLanguages.includes(code);
		return { code, lang: htmlLang, strings, current: code === current, isMissing, to: isMissing ? "/" : path };
	});
}

export type LanguageChoice = ReturnType<typeof useLanguageChoices>[number];
