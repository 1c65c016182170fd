import type { FlatNamespace } from "i18next";
import { useContext } from "react";
import { I18nContext, useTranslation as useReactTranslation } from "react-i18next";
import type { LanguageCode } from "./languages";

/** The language of the page, where no strings are needed. With them, it comes from `useTranslation`. */
export function useLanguage(): LanguageCode {
	return useContext(I18nContext).i18n.language as LanguageCode;
}

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * The strings of a namespace. `translate` is for keys that contain ids from YAML: `translate(`plans.${id}.name`)`. TypeScript
 * cannot check such keys, hence the cast; `npm run check` proves that each exists in every language. Where a component reads two
 * namespaces, the second `t` has its name: `tCommon`.
 */
export function useTranslation<Namespace extends FlatNamespace>(namespace: Namespace) {
	const { t, i18n } = useReactTranslation(namespace);
	return { t, translate: t as unknown as Translate, language: i18n.language as LanguageCode };
}
