import { findLanguage, type LanguageCode } from "./languages";

/** The key of gatsby-plugin-react-i18next, so that choices stay valid with its browser code and without it. */
const storageKey = "gatsby-i18next-language";

/** Keeps the choice until the next page load where storage is blocked or full. */
let choiceWithoutStorage: LanguageCode | undefined;

/** The language that the visitor chose, on this visit or an earlier one. */
export function chosenLanguage(): LanguageCode | undefined {
	if (choiceWithoutStorage) return choiceWithoutStorage;
	try {
		return findLanguage(window.localStorage.getItem(storageKey))?.code;
	} catch {
		return undefined;
	}
}

/** Stores the visitor's choice. */
export function rememberLanguage(code: LanguageCode) {
	try {
		window.localStorage.setItem(storageKey, code);
		choiceWithoutStorage = undefined;
	} catch {
		choiceWithoutStorage = code;
	}
}

/** The first of the browser's languages (`uz-Cyrl-UZ`, `ru`) that the site has. */
export function preferredLanguage(browserLanguages: readonly string[]): LanguageCode | undefined {
	return browserLanguages
		.map((tag) => findLanguage(tag.toLowerCase().split("-")[0])?.code)
		.find((code) => code !== undefined);
}
