import { defaultLanguage, findLanguage } from "./languages";

/** `/templates/` in Russian is `/ru/templates/`; the default language has no prefix. */
export function localizedPath(path: string, language: string): string {
	return language === defaultLanguage ? path : `/${language}${path}`;
}

/** The same page's path in the default language: `/ru/templates/` becomes `/templates/`. */
export function unlocalizedPath(pathname: string): string {
	const [, first] = pathname.split("/");
	const language = findLanguage(first);
	if (!language || language.code === defaultLanguage) return pathname;
	return pathname.slice(language.code.length + 1) || "/";
}
