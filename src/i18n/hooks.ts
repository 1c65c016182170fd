import { createInstance, type FlatNamespace } from "i18next";
import { createContext, useContext } from "react";
import type { LanguageCode } from "./languages";

export const I18nContext = createContext(createInstance());

/** The language of the page. */
export function useLanguage(): LanguageCode {
	return useContext(I18nContext).language as LanguageCode;
}

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * The texts of a namespace. `translate` is for keys that contain ids from YAML: `translate(`plans.${id}.name`)`. TypeScript
 * cannot check such keys, hence the cast; `npm run check` proves that each exists in every language. Not react-i18next: its
 * hook is for texts that load later and languages that change on the page.
 */
export function useTranslation<Namespace extends FlatNamespace>(namespace: Namespace) {
	const i18n = useContext(I18nContext);
	const t = i18n.getFixedT(null, namespace);
	return { t, translate: t as unknown as Translate, language: i18n.language as LanguageCode };
}
