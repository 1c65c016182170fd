import { defaultLanguage, publishedLanguages } from "../i18n/languages";
import { localizedPath } from "../i18n/paths";

export type BuiltPage = { matchPath?: string; context?: { i18n?: { originalPath: string } } };

/** The routes that search engines are told of: neither pages for missing addresses nor those made in the browser. */
export function listedRoutes(pages: readonly BuiltPage[]): string[] {
	const routes = pages.flatMap(({ matchPath, context }) => (matchPath ? [] : (context?.i18n?.originalPath ?? [])));
	return [...new Set(routes)].filter((route) => !route.startsWith("/404")).sort();
}

/** One entry a route and language, each with the addresses of the same page in every language, as in the page's head. */
export function sitemap(routes: readonly string[], siteUrl: string): string {
	const url = (route: string, language: string) => siteUrl + localizedPath(route, language);
	const alternate = (hreflang: string, href: string) =>
		`\t\t<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
	const entries = routes.flatMap((route) =>
		publishedLanguages.map(({ code }) =>
			[
				"\t<url>",
				`\t\t<loc>${url(route, code)}</loc>`,
				...publishedLanguages.map((other) => alternate(other.code, url(route, other.code))),
				alternate("x-default", url(route, defaultLanguage)),
				"\t</url>",
			].join("\n"),
		),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** Everything may be read, the market API too: a template's page is nothing without it. */
export function robots(siteUrl: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
