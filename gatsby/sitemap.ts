import type { PageContext } from "../src/i18n/i18n-provider";
import { defaultLanguage, isNotFoundPage, localizedPath } from "../src/i18n/languages";
import { siteUrl } from "../src/seo/site-metadata";

type BuiltPage = { path: string; matchPath?: string | null; pageContext: Partial<PageContext> };
type Data = {
	allSitePage: { nodes: BuiltPage[] };
	allContentPage: { nodes: Pick<Queries.ContentPage, "path" | "language" | "listed">[] };
};
type ListedPage = { path: string; route: string; languages: readonly string[] };

/** The options of gatsby-plugin-sitemap: one entry per page and language, with the alternate links of the page's head. */
export const sitemapOptions = {
	output: "/",
	/** `robots.txt` names it. */
	createLinkInHead: false,
	/** The limit of the protocol is 50,000 URLs and 50 MB. */
	entryLimit: 45_000,
	query: `{
		allSitePage(sort: { path: ASC }) { nodes { path matchPath pageContext } }
		allContentPage { nodes { path language listed } }
	}`,
	resolveSiteUrl: () => siteUrl,
	/** Without 404 pages, client-only routes and pages that are not listed. */
	resolvePages({ allSitePage, allContentPage }: Data): ListedPage[] {
		const unlisted = allContentPage.nodes.filter(({ listed }) => listed === false);
		const hidden = new Set(unlisted.map(({ path, language }) => localizedPath(path, language)));
		const pages: ListedPage[] = [];
		for (const { path, matchPath, pageContext } of allSitePage.nodes) {
			const { i18n } = pageContext;
			if (!i18n || matchPath || isNotFoundPage(i18n.originalPath) || hidden.has(path)) continue;
			const { originalPath: route, languages } = i18n;
			pages.push({ path, route, languages });
		}
		return pages;
	},
	serialize: ({ path, route, languages }: ListedPage) => ({
		url: path,
		links: [
			...languages.map((code) => ({ lang: code, url: localizedPath(route, code) })),
			{ lang: "x-default", url: localizedPath(route, defaultLanguage) },
		],
	}),
};

/** Allows everything, the market API included: template pages need it to render. */
export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
