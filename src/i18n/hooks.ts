import { useContext } from "react";
import { I18nContext } from "react-i18next";
import type { LanguageCode } from "./languages";

/** The language of the page. */
export function useLanguage(): LanguageCode {
	return useContext(I18nContext).i18n.language as LanguageCode;
}

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * Translates keys that contain ids from YAML: `translate(`plans.${id}.name`)`. TypeScript cannot check such keys, hence
 * the cast; `npm run check` proves that each exists in every language.
 */
export function useDynamicTranslation(namespace: "common" | "landing" | "catalog" | "pricing"): Translate {
	return useContext(I18nContext).i18n.getFixedT(null, namespace) as unknown as Translate;
}
