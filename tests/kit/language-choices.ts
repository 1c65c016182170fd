import { type LanguageCode, languages } from "../../src/i18n/languages";
import type { LanguageChoice } from "../../src/layout/use-language-choices";
import { translations } from "./translations";

/** The header's choices: the same page in every language. */
export function languageChoices(current: LanguageCode): LanguageChoice[] {
	return languages.map(({ code, htmlLang }) => ({
		code,
		lang: htmlLang,
		strings: translations(code, "language"),
		current: code === current,
		isMissing: false,
		to: "/templates/",
	}));
}
