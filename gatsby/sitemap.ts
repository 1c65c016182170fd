import { defaultLanguage, localizedPath, publishedLanguages } from "../src/i18n/languages";

export type BuiltPage = { matchPath?: string; context?: { i18n?: { originalPath: string } } };

/** The routes for search engines, without 404 pages and client-only routes. */
export function listedRoutes(pages: readonly BuiltPage[]): string[] {
	const routes = pages.flatMap(({ matchPath, context }) => (matchPath ? [] : (context?.i18n?.originalPath ?? [])));
	return [...new Set(routes)].filter((route) => !route.startsWith("/404")).sort();
}

/** One entry per route and language, with the same alternate links as the page's head. */
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

/** Allows everything, the market API included: template pages need it to render. */
export function robots(siteUrl: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
