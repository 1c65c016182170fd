import type { CreatePageArgs } from "gatsby";

type Context = { i18n?: { language: string; routed: boolean } };

/**
 * Makes `/ru/ru/template/:id` `/ru/template/:id`: the i18n plugin adds the language to the path of a client-only page
 * twice (gatsby-plugin-react-i18next issue 162).
 */
export function repairMatchPath({ page, actions }: CreatePageArgs): void {
	const i18n = (page.context as Context | undefined)?.i18n;
	const prefix = `/${i18n?.language}`;
	if (!i18n?.routed || !page.matchPath?.startsWith(`${prefix}${prefix}/`)) return;
	actions.deletePage(page);
	actions.createPage({ ...page, matchPath: page.matchPath.slice(prefix.length) });
}
