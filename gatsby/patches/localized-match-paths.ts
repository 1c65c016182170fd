import type { CreatePageArgs } from "gatsby";
import type { PageContext } from "../../src/i18n/i18n-provider";

/**
 * Makes `/ru/ru/template/:id` `/ru/template/:id`: the i18n plugin adds the language to the path of a client-only page
 * twice (gatsby-plugin-react-i18next issue 162).
 */
export function repairMatchPath({ page, actions }: CreatePageArgs): void {
	const { i18n } = (page.context ?? {}) as Partial<PageContext>;
	const prefix = `/${i18n?.language}`;
	if (!page.matchPath?.startsWith(`${prefix}${prefix}/`)) return;
	actions.createPage({ ...page, matchPath: page.matchPath.slice(prefix.length) });
}
