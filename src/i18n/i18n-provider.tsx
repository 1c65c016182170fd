import { graphql } from "gatsby";
import { type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { createI18n } from "./create-i18n";
import type { LanguageCode } from "./languages";

/**
 * The translations of a page. Every page query has them as `locales`, sorted: Gatsby reads the files in any order, and page data must
 * not change with it.
 */
export const query = graphql`
	fragment Locales on LocaleConnection {
		nodes {
			ns
			data
		}
	}
`;

/** The page context. gatsby-plugin-react-i18next sets it on the pages that are created without it. */
export type PageContext = { i18n: { language: LanguageCode; languages: readonly string[]; originalPath: string } };

const noLocales: Queries.LocalesFragment = { nodes: [] };

type I18nProviderProps = {
	language: LanguageCode;
	/** The namespaces of the page query: a page ships no others. Without any, the build stops. */
	locales: Queries.LocalesFragment | undefined;
	/** Names the page in errors. */
	page?: string;
	children: ReactNode;
};

/**
 * Provides the page's translations to react-i18next. Replaces the browser code of gatsby-plugin-react-i18next, which creates
 * an i18next instance on every render and bundles the CommonJS build of react-i18next.
 */
export function I18nProvider({ language, locales = noLocales, page, children }: I18nProviderProps) {
	const instance = useMemo(() => createI18n(language, locales, page), [language, locales, page]);
	return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
