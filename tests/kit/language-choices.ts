import { htmlLang, type LanguageCode, languages } from "../../src/i18n/languages";
import type { LanguageChoice } from "../../src/site/use-language-switch";
import { copyOf } from "./copy";

/** What the header gets: the same page in every language. */
export function languageChoices(current: LanguageCode, to = "/templates/?q=1"): LanguageChoice[] {
	return languages.map(({ code }) => ({
		code,
		lang: htmlLang(code),
		copy: copyOf(code, "language"),
		current: code === current,
		to,
	}));
}
