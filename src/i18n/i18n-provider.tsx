import { graphql } from "gatsby";
import { createInstance, type i18n } from "i18next";
import { type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { numberFormat } from "./format";
import type { LanguageCode } from "./languages";

/** The translations of a page. Every page query has them as `locales`. */
export const query = graphql`
	fragment Locales on LocaleConnection {
		nodes {
			ns
			data
		}
	}
`;

/** The page context that gatsby-plugin-react-i18next sets. */
export type PageContext = { i18n: { language: string; languages: readonly string[]; originalPath: string } };

const noLocales: Queries.LocalesFragment = { nodes: [] };

/** React escapes strings, so i18next does not. `{{count, number}}` is formatted like all other numbers. */
function createI18n(language: LanguageCode, { nodes }: Queries.LocalesFragment): i18n {
	const instance = createInstance();
	const namespaces = Object.fromEntries(nodes.map(({ ns, data }) => [ns, JSON.parse(data ?? "{}")]));
	void instance.init({
		lng: language,
		fallbackLng: false,
		defaultNS: "common",
		resources: { [language]: namespaces },
		interpolation: { escapeValue: false },
		react: { useSuspense: false, bindI18n: "" },
	});
	instance.services.formatter?.addCached("number", (_, options) => {
		const format = numberFormat(language, options);
		return (value) => format.format(value);
	});
	return instance;
}

export type I18nProviderProps = {
	language: LanguageCode;
	/** The namespaces of the page query: a page ships no others. */
	locales: Queries.LocalesFragment | undefined;
	children: ReactNode;
};

/**
 * Provides the page's translations to react-i18next. Replaces the browser code of gatsby-plugin-react-i18next, which creates
 * an i18next instance on every render and bundles the CommonJS build of react-i18next.
 */
export function I18nProvider({ language, locales = noLocales, children }: I18nProviderProps) {
	const instance = useMemo(() => createI18n(language, locales), [language, locales]);
	return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
