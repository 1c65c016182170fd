import { findLanguage, type LanguageCode } from "../../i18n/languages";

/** The first of the browser's languages (`uz-Cyrl-UZ`, `ru`) that the site is written in. */
export function preferredLanguage(wanted: readonly string[]): LanguageCode | undefined {
	return wanted.map((tag) => findLanguage(tag.toLowerCase().split("-")[0])?.code).find((code) => code !== undefined);
}
