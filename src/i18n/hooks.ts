import type { FlatNamespace, i18n } from "i18next";
import { createContext, use, useMemo } from "react";
import type { LanguageCode } from "./languages";

/**
 * The i18next instance of the page, from `I18nProvider`. The hooks of react-i18next would add 2 KB to each page, for instances
 * that load texts later or change their language.
 */
export const I18nContext = createContext<i18n | null>(null);

function useI18n(): i18n {
	const instance = use(I18nContext);
	if (!instance) throw new Error("A component with texts needs an I18nProvider");
	return instance;
}

/** The language of the page, where no texts are needed. With them, it comes from `useTranslation`. */
export function useLanguage(): LanguageCode {
	return useI18n().language as LanguageCode;
}

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * The texts of a namespace. `translate` is for keys that contain ids from YAML: `translate(`plans.${id}.name`)`. TypeScript
 * cannot check such keys, hence the cast; `npm run check` proves that each exists in every language. Where a component reads two
 * namespaces, the second `t` has its name: `tCommon`.
 */
export function useTranslation<Namespace extends FlatNamespace>(namespace: Namespace) {
	const { language, getFixedT } = useI18n();
	const t = useMemo(() => getFixedT(language, namespace), [getFixedT, language, namespace]);
	return { t, translate: t as unknown as Translate, language: language as LanguageCode };
}
