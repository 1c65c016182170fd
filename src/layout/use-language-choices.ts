import type English from "../../locales/en/language.json";
import { useBrowserValue } from "../components/hooks/use-hydrated";
import type { PageLocation } from "../components/hooks/use-url";
import { useLanguage } from "../i18n/hooks";
import { isNotFoundPage, languages, unlocalizedPath } from "../i18n/languages";
import { useSite } from "../lib/use-site";

/**
 * The languages of the page, each with what `LanguageLink` needs. The prerendered HTML does not contain the path of client-only
 * pages, so the links are complete after hydration.
 * @param originalPath the path of the page in the default language
 * @param pageLanguages the codes of the languages that the page has. In the others, the link leads to the home page
 * @returns `strings` are the strings of `language.json` in that language, `to` is the path of the linked page
 */
export function useLanguageChoices(location: PageLocation, originalPath: string, pageLanguages: readonly string[]) {
	const current = useLanguage();
	const { languageStrings } = useSite();
	// The path of the client-only page is a pattern: `/template/[id]/`.
	const builtPath = originalPath.includes("[") ? "/templates/" : originalPath;
	const path = useBrowserValue(unlocalizedPath(location.pathname), builtPath);
	const to = isNotFoundPage(originalPath) ? "/" : path;
	return languages.map(({ code, htmlLang }) => {
		const data = languageStrings.find(({ language }) => language === code)?.data ?? "{}";
		const strings = JSON.parse(data) as typeof English;
		const isMissing = !pageLanguages.includes(code);
		return { code, lang: htmlLang, strings, current: code === current, isMissing, to: isMissing ? "/" : to, location };
	});
}

export type LanguageChoice = ReturnType<typeof useLanguageChoices>[number];
