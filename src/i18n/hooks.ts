import type { FlatNamespace } from "i18next";
import { useContext } from "react";
import { useTranslation as useReactTranslation } from "react-i18next";
import { createI18n } from "./create-i18n";
import type { LanguageCode } from "./languages";
import { type PageLanguage, PageLanguageContext } from "./page-language";

/** The options with the i18next instance that the components of a page share. The first one that needs it creates it. */
function optionsOf(page: PageLanguage) {
	page.options ??= { i18n: createI18n(page.language, page.locales, page.name) };
	return page.options;
}

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * The strings of a namespace. `translate` is for keys that contain ids from YAML: `translate(`plans.${id}.name`)`. TypeScript
 * cannot check such keys, hence the cast; `npm run check` proves that each exists in every language. Where a component reads two
 * namespaces, the second `t` has its name: `tCommon`.
 */
export function useTranslation<Namespace extends FlatNamespace>(namespace: Namespace) {
	const { t, i18n } = useReactTranslation(namespace, optionsOf(useContext(PageLanguageContext)));
	return { t, translate: t as unknown as Translate, language: i18n.language as LanguageCode };
}
