const mediumDate = { dateStyle: "medium" } as const;
const numericDate = { day: "2-digit", month: "2-digit", year: "numeric" } as const;

/**
 * The languages of the site, in the order of the language menu. How to add one is in locales/README.md.
 *
 * `formats` and `dates` configure Intl. Chromium has no data for Uzbek and would write "2026 M11 21". Numbers, percentages
 * and numeric dates in Uzbek are the same as in Ukrainian, which every browser supports. `openGraph` is the value of
 * `og:locale`.
 */
export const languages = [
	{ code: "en", htmlLang: "en", formats: "en", dates: mediumDate, openGraph: "en_US" },
	{ code: "ru", htmlLang: "ru", formats: "ru", dates: mediumDate, openGraph: "ru_RU" },
	{ code: "uz", htmlLang: "uz-Latn", formats: "uk", dates: numericDate, openGraph: "uz_UZ" },
] as const;

export type LanguageCode = (typeof languages)[number]["code"];

/** Served without a path prefix, and the `x-default` of search engines. */
export const defaultLanguage: LanguageCode = "en";

/** The language with that code, or undefined. */
export function findLanguage(code: string | null | undefined) {
	return languages.find((language) => language.code === code);
}

/** The BCP 47 tag for `lang` attributes. */
export function htmlLang(code: string): string {
	return findLanguage(code)?.htmlLang ?? code;
}

/** `/templates/` in Russian is `/ru/templates/`; the default language has no prefix. */
export function localizedPath(path: string, language: string): string {
	return language === defaultLanguage ? path : `/${language}${path}`;
}

/** The language of a path: Russian for `/ru/templates/`. */
export function languageOfPath(pathname: string): LanguageCode {
	const [, first] = pathname.split("/");
	return findLanguage(first)?.code ?? defaultLanguage;
}

/** Whether a path without its language prefix is that of the 404 page. Gatsby creates `/404.html` from `/404/`. */
export const isNotFoundPage = (path: string): boolean => path === "/404/" || path === "/404.html";

/** The path without its language prefix: `/ru/templates/` becomes `/templates/`. */
export function unlocalizedPath(pathname: string): string {
	const language = languageOfPath(pathname);
	return language === defaultLanguage ? pathname : pathname.slice(language.length + 1) || "/";
}
