import path from "node:path";
import type { Actions } from "gatsby";
import type { PageContext } from "../src/i18n/i18n-provider";
import { defaultLanguage, type LanguageCode, languages, localizedPath } from "../src/i18n/languages";

type LocalizedPage = {
	/** The path in the default language. */
	path: string;
	/** The name of the file in `src/page-templates`. */
	template: string;
	/** The paths that the page also serves in the browser. */
	matchPath?: (language: LanguageCode) => string | undefined;
	context?: object;
	/** The languages that have the page. */
	codes?: readonly LanguageCode[];
};

/** Creates a page in its languages. The i18n plugin leaves pages with `i18n` as they are. */
export function createLocalizedPages(
	{ createPage }: Pick<Actions, "createPage">,
	{ path: originalPath, template, matchPath, context, codes = languages.map(({ code }) => code) }: LocalizedPage,
): void {
	const component = path.resolve(`src/page-templates/${template}.tsx`);
	for (const language of codes) {
		const i18n: PageContext["i18n"] = { language, languages: codes, originalPath };
		createPage({
			path: localizedPath(originalPath, language),
			matchPath: matchPath?.(language),
			component,
			context: { ...context, language, i18n },
		});
	}
}

/** Creates the 404 pages. In the browser, Gatsby shows `/404/` for unknown paths; `/404.html` is the file for hosts. */
export function createNotFoundPages(actions: Pick<Actions, "createPage">): void {
	const template = "404";
	createLocalizedPages(actions, { path: "/404.html", template });
	createLocalizedPages(actions, {
		path: "/404/",
		template,
		matchPath: (language) => (language === defaultLanguage ? undefined : localizedPath("/*", language)),
	});
}
