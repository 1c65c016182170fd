import { useI18next } from "gatsby-plugin-react-i18next";
import { defaultLanguage, findLanguage, type LanguageCode } from "./languages";

/** The language of the page. */
export function useLanguage(): LanguageCode {
	return findLanguage(useI18next().language)?.code ?? defaultLanguage;
}
