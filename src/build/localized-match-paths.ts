import type { GatsbyNode } from "gatsby";

type I18nContext = { language: string; routed: boolean };

/**
 * `/ru/ru/template/:id` becomes `/ru/template/:id`: the i18n plugin prefixes a client-only page's path twice
 * (microapps/gatsby-plugin-react-i18next issue 162). Any other path stays as it is.
 */
export function mendMatchPath(matchPath: string, language: string): string {
	const prefix = `/${language}`;
	return matchPath.startsWith(`${prefix}${prefix}/`) ? matchPath.slice(prefix.length) : matchPath;
}

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
	const i18n = page.context?.i18n as I18nContext | undefined;
	if (!i18n?.routed || !page.matchPath) return;
	const matchPath = mendMatchPath(page.matchPath, i18n.language);
	if (matchPath === page.matchPath) return;
	actions.deletePage(page);
	actions.createPage({ ...page, matchPath });
};
