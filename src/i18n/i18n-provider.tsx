import { graphql } from "gatsby";
import { type ReactNode, useMemo } from "react";
import type { LanguageCode } from "./languages";
import { PageLanguageContext } from "./page-language";

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
 * Provides the page's translations. Replaces the browser code of gatsby-plugin-react-i18next, which creates an i18next instance on
 * every render and bundles the CommonJS build of react-i18next. Here, `useTranslation` creates it: a first visit of a page whose
 * strings are in islands does not load i18next.
 */
export function I18nProvider({ language, locales = noLocales, page, children }: I18nProviderProps) {
	const value = useMemo(() => ({ language, locales, name: page }), [language, locales, page]);
	return <PageLanguageContext value={value}>{children}</PageLanguageContext>;
}
