import { useMemo } from "react";
import type English from "../../locales/en/language.json";
import { useHydrated } from "../components/hooks/use-hydrated";
import { useHash, useSearch } from "../components/hooks/use-url";
import { useLanguage } from "../i18n/hooks";
import { isNotFoundPage, languages, unlocalizedPath } from "../i18n/languages";
import { useSite } from "../lib/use-site";

/**
 * The languages of the page, each with a link to the same page, query and hash. The prerendered HTML contains neither the query
 * nor the path of client-only and 404 pages, so the links are complete after hydration.
 * @param originalPath the path of the page in the default language
 * @param pageLanguages the codes of the languages that the page has. In the others, the link leads to the home page
 * @returns `texts` are the strings of `language.json` in that language, `to` is the `to` of its `Link`
 */
export function useLanguageChoices(location: Location, originalPath: string, pageLanguages: readonly string[]) {
	const current = useLanguage();
	const { languageTexts } = useSite();
	// The path of the client-only page is a pattern: `/template/[id]/`.
	const builtPath = originalPath.includes("[") ? "/templates/" : originalPath;
	const path = useHydrated(unlocalizedPath(location.pathname), builtPath);
	const urlEnd = useSearch(location) + useHash(location);
	const to = isNotFoundPage(originalPath) ? "/" : path + urlEnd;
	return useMemo(
		() =>
			languages.map(({ code, htmlLang }) => {
				const data = languageTexts.find(({ language }) => language === code)?.data ?? "{}";
				const texts = JSON.parse(data) as typeof English;
				const isMissing = !pageLanguages.includes(code);
				return { code, lang: htmlLang, texts, current: code === current, isMissing, to: isMissing ? "/" : to };
			}),
		[languageTexts, current, pageLanguages, to],
	);
}

export type LanguageChoice = ReturnType<typeof useLanguageChoices>[number];
