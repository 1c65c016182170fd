import { findLanguage, type LanguageCode } from "./languages";

/** Where the i18n plugin, too, keeps what the visitor chose. */
const storageKey = "gatsby-i18next-language";

/** What was chosen while storage is blocked: it holds until the page is loaded anew. */
let unstored: LanguageCode | undefined;

const listeners = new Set<() => void>();

/** The language that the visitor chose, on this visit or an earlier one. */
export function chosenLanguage(): LanguageCode | undefined {
	try {
		return findLanguage(window.localStorage.getItem(storageKey))?.code;
	} catch {
		return unstored;
	}
}

export function rememberLanguage(code: LanguageCode) {
	try {
		window.localStorage.setItem(storageKey, code);
	} catch {
		unstored = code;
	}
	for (const listener of listeners) listener();
}

/** Calls back whenever the visitor chooses. Returns the way to stop that. */
export function onLanguageChosen(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
