import { findLanguage, type LanguageCode } from "./languages";

/** Where the i18n plugin, too, keeps what the visitor chose. */
const storageKey = "gatsby-i18next-language";

/** The language that the visitor chose on an earlier visit. Storage may be blocked: then nothing was chosen. */
export function chosenLanguage(): LanguageCode | undefined {
	try {
		return findLanguage(window.localStorage.getItem(storageKey))?.code;
	} catch {
		return undefined;
	}
}

export function rememberLanguage(code: LanguageCode) {
	try {
		window.localStorage.setItem(storageKey, code);
	} catch {
		// Storage is blocked: the choice holds for this page, as the address names the language.
	}
}
