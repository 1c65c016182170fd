import { graphql } from "gatsby";
import { createInstance, type i18n } from "i18next";
import { type ReactNode, useEffect, useMemo, useReducer } from "react";
import { numberFormat } from "./format";
import { I18nContext } from "./hooks";
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
export type PageContext = { i18n: { language: string; originalPath: string } };

/** React escapes strings, so i18next does not. `{{count, number}}` is formatted like all other numbers. */
function createI18n(language: LanguageCode, nodes: Queries.LocalesFragment["nodes"] = []): i18n {
	const instance = createInstance();
	const namespaces = Object.fromEntries(nodes.map(({ ns, data }) => [ns, JSON.parse(data ?? "{}")]));
	void instance.init({
		lng: language,
		fallbackLng: false,
		defaultNS: "common",
		resources: { [language]: namespaces },
		interpolation: { escapeValue: false },
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
 * Provides the page's translations to `useTranslation`. Replaces the browser code of gatsby-plugin-react-i18next, which creates
 * an i18next instance on every render and bundles the CommonJS build of react-i18next.
 */
export function I18nProvider({ language, locales, children }: I18nProviderProps) {
	const [version, renderAgain] = useReducer((count: number) => count + 1, 0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new instance renders all texts again
	const instance = useMemo(() => createI18n(language, locales?.nodes), [language, locales, version]);
	useEffect(() => {
		// Only `cms/page` emits this, in develop.
		instance.on("languageChanged", renderAgain);
		return () => instance.off("languageChanged", renderAgain);
	}, [instance]);
	return <I18nContext value={instance}>{children}</I18nContext>;
}
