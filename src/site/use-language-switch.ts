import { useMemo } from "react";
import type English from "../../locales/en/language.json";
import { usePageI18n } from "../i18n/i18n-provider";
import { findLanguage, htmlLang, type LanguageCode, languages } from "../i18n/languages";
import { unlocalizedPath } from "../i18n/paths";
import { useHydrated } from "../ui/use-hydrated";

/** What a language says about itself, in itself. */
export type LanguageCopy = typeof English;

export type LanguageChoice = {
	code: LanguageCode;
	lang: string;
	copy: LanguageCopy;
	current: boolean;
	/** The same page without its language: give it to `Link` with the language. */
	to: string;
};

/**
 * The languages that the page can be read in, each with the link to the same page, query and hash. The built HTML
 * cannot know the query, nor the address of a client-only or missing page: those come with hydration.
 */
export function useLanguageSwitch(
	location: Location,
	copies: Queries.LanguageCopiesFragment["nodes"],
): LanguageChoice[] {
	const { language: current, originalPath } = usePageI18n();
	const missing = originalPath.startsWith("/404");
	// `/template/[id]/` is the page of no template: until its address is known, its links lead to all of them.
	const built = originalPath.includes("[") ? "/templates/" : originalPath;
	const path = useHydrated(unlocalizedPath(location.pathname) + location.search + location.hash, built);
	const to = missing ? "/" : path;
	return useMemo(
		() =>
			languages.flatMap(({ code }) => {
				const data = copies.find((copy) => copy.language === findLanguage(code)?.code)?.data;
				if (!data) return [];
				const copy = JSON.parse(data) as LanguageCopy;
				return [{ code, lang: htmlLang(code), copy, current: code === current, to }];
			}),
		[copies, current, to],
	);
}
