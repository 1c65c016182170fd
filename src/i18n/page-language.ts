import type { i18n } from "i18next";
import { createContext, useContext } from "react";
import { defaultLanguage, type LanguageCode } from "./languages";
import { type ReadString, stringReader } from "./string-reader";

export type PageLanguage = {
	language: LanguageCode;
	/** The namespaces of the page query. */
	locales: Queries.LocalesFragment;
	/** Of the page, for errors. */
	name: string | undefined;
	/** For `useTranslation`, which creates it. */
	options?: { i18n: i18n };
};

/** From `I18nProvider`. */
export const PageLanguageContext = createContext<PageLanguage>({
	language: defaultLanguage,
	locales: { nodes: [] },
	name: undefined,
});

/** The language of the page, where no strings are needed. With them, it comes from `useTranslation`. */
export function useLanguage(): LanguageCode {
	return useContext(PageLanguageContext).language;
}

/** For strings without values that a first visit or the build needs: it loads no i18next. Everywhere else, use `useTranslation`. */
export function useStringReader(): ReadString {
	const { language, locales } = useContext(PageLanguageContext);
	return stringReader(language, locales);
}
