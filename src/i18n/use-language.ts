import { usePageI18n } from "./i18n-provider";
import type { LanguageCode } from "./languages";

/** The language of the page. */
export function useLanguage(): LanguageCode {
	return usePageI18n().language;
}
