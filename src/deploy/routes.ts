import { defaultLanguage, languages } from "../i18n/languages";
import { localizedPath } from "../i18n/paths";

/** What a static server has to be told, since no file says it. One entry for each language, the default one last. */
export const localizedRoutes = languages
	.map(({ code }) => ({
		prefix: code === defaultLanguage ? "" : `/${code}`,
		/** The file of the route `/template/{id}/`, whose ids only the market knows. */
		templatePage: localizedPath("/template/[id]/index.html", code),
		missingPage: localizedPath("/404.html", code),
	}))
	.sort((a, b) => b.prefix.length - a.prefix.length);
