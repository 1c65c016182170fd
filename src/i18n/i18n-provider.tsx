import type { i18n } from "i18next";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { pageInstance } from "./instance";
import type { LanguageCode } from "./languages";

type PageI18n = { instance: i18n; language: LanguageCode; originalPath: string };

const PageContext = createContext<PageI18n | undefined>(undefined);

export type I18nProviderProps = Omit<PageI18n, "instance"> & {
	/** The copy that the page's query brought, and nothing else: what a page does not ask for is not shipped. */
	locales: Queries.LocalesFragment | undefined;
	children: ReactNode;
};

/** Gives the page its language and its copy. */
export function I18nProvider({ language, originalPath, locales, children }: I18nProviderProps) {
	const instance = pageInstance(language, locales);
	const page = useMemo(() => ({ instance, language, originalPath }), [instance, language, originalPath]);
	return <PageContext value={page}>{children}</PageContext>;
}

/** @throws Error outside of `I18nProvider`, which wraps every page */
export function usePageI18n(): PageI18n {
	const page = useContext(PageContext);
	if (!page) throw new Error("There is no I18nProvider around this component");
	return page;
}
