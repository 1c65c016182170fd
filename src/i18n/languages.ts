/**
 * The languages of the site, in the order of the menu. Config, menu, head, fonts and tests read this list:
 * a new language is one line here and one folder below `locales/`.
 */
export const languages = [
	{ code: "en", htmlLang: "en" },
	{ code: "ru", htmlLang: "ru" },
	{ code: "uz", htmlLang: "uz-Latn" },
] as const;

/** Served without a prefix; also what `x-default` names. */
export const defaultLanguage: LanguageCode = "en";

export type LanguageCode = (typeof languages)[number]["code"];

/** The language of that code, or undefined for any other text. */
export function findLanguage(code: string | null | undefined) {
	return languages.find((language) => language.code === code);
}

/** The value of `<html lang>` and of `lang` attributes: a BCP 47 tag. */
export function htmlLang(code: string): string {
	return findLanguage(code)?.htmlLang ?? code;
}
