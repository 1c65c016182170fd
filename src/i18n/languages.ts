/**
 * How titles are sorted where browsers do not know the language: as in another one, and after its z come these letters.
 */
const uzbekAlphabet = { sorts: "en", lastLetters: ["oʻ", "gʻ", "sh", "ch"] } as const;

/**
 * The languages of the site, in the order of the menu. Config, menu, head, checks and tests read this list: a new
 * language is one line here and one folder below `locales/`.
 *
 * `formats` and `dates` are for Intl. Chromium ships no data for Uzbek and would write "2026 M11 21"; Uzbek writes
 * numbers and short dates as Russian does, which every browser knows. `openGraph` is what networks call a language where
 * links are shared.
 */
export const publishedLanguages = [
	{ code: "en", htmlLang: "en", formats: "en", dates: "medium", openGraph: "en_US" },
	{ code: "ru", htmlLang: "ru", formats: "ru", dates: "medium", openGraph: "ru_RU" },
	{ code: "uz", htmlLang: "uz-Latn", formats: "ru", dates: "short", openGraph: "uz_UZ", ...uzbekAlphabet },
] as const;

/** Served without a prefix; also what `x-default` names. */
export const defaultLanguage: LanguageCode = "en";

export type LanguageCode = (typeof publishedLanguages)[number]["code"];
export type Language = {
	code: LanguageCode;
	htmlLang: string;
	formats: string;
	dates: "medium" | "short";
	openGraph: string;
	/** The locale of the alphabet, where it is not the language's own. */
	sorts?: string;
	lastLetters?: readonly string[];
};

/**
 * English in disguise, generated while building with `PSEUDO_LANGUAGE=1` and never published. XA is a region that nobody
 * has: the tag is valid, and Intl counts in it as in English. To the compiler its code is one of the others, as no code
 * may single it out.
 */
export const pseudoLanguage: Language = {
	code: "en-XA" as LanguageCode,
	htmlLang: "en-XA",
	formats: "en",
	dates: "medium",
	openGraph: "en_US",
};

/** The languages of this build. */
export const languages: readonly Language[] =
	process.env.PSEUDO_LANGUAGE === "1" ? [...publishedLanguages, pseudoLanguage] : publishedLanguages;

/** The language of that code, or undefined for any other text. */
export function findLanguage(code: string | null | undefined) {
	return languages.find((language) => language.code === code);
}

/** The value of `<html lang>` and of `lang` attributes: a BCP 47 tag. */
export function htmlLang(code: string): string {
	return findLanguage(code)?.htmlLang ?? code;
}
