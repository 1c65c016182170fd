import { defaultLanguage, languages, localizedPath } from "../src/i18n/languages";

export type BuiltPage = { matchPath?: string; context?: { i18n?: { originalPath: string } } };

/** The routes for search engines, without 404 pages and client-only routes. */
export function listedRoutes(pages: readonly BuiltPage[]): string[] {
	const routes = pages.flatMap(({ matchPath, context }) => (matchPath ? [] : (context?.i18n?.originalPath ?? [])));
	return [...new Set(routes)].filter((route) => !route.startsWith("/404")).sort();
}

/** The limits of a sitemap file: 50,000 URLs and 50 MB. */
const protocolLimits = { urls: 50_000, bytes: 50_000_000 };

/** The names of the parts of a sitemap that is split. */
export const sitemapPart = /^sitemap-\d+\.xml$/;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** One entry per language, with the same alternate links as the page's head. */
function entriesOf(route: string, siteUrl: string, lastChange?: string): string[] {
	const url = (language: string) => escapeXml(siteUrl + localizedPath(route, language));
	const alternate = (hreflang: string, href: string) =>
		`\t\t<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
	return languages.map(({ code }) =>
		[
			"\t<url>",
			`\t\t<loc>${url(code)}</loc>`,
			...(lastChange ? [`\t\t<lastmod>${escapeXml(lastChange)}</lastmod>`] : []),
			...languages.map((other) => alternate(other.code, url(other.code))),
			alternate("x-default", url(defaultLanguage)),
			"\t</url>",
		].join("\n"),
	);
}

function urlSet(entries: readonly string[]): string {
	return `${declaration}
<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function sitemapIndex(names: readonly string[], siteUrl: string): string {
	const entries = names.map((name) => `\t<sitemap>\n\t\t<loc>${escapeXml(`${siteUrl}/${name}`)}</loc>\n\t</sitemap>`);
	return `${declaration}\n<sitemapindex xmlns="${namespace}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

function split(entries: readonly string[], limits: typeof protocolLimits): string[][] {
	let part: string[] = [];
	let bytes = 0;
	const parts = [part];
	for (const entry of entries) {
		const size = Buffer.byteLength(entry) + 1;
		if (part.length === limits.urls || bytes + size > limits.bytes) {
			part = [];
			bytes = 0;
			parts.push(part);
		}
		part.push(entry);
		bytes += size;
	}
	return parts;
}

/**
 * The sitemap's files by name. Past the limits, `sitemap.xml` is an index of `sitemap-1.xml`, `sitemap-2.xml` and so on.
 * @param lastChanges the day of the last change of some routes, such as `2026-11-21`
 */
export function sitemap(
	routes: readonly string[],
	siteUrl: string,
	lastChanges: ReadonlyMap<string, string> = new Map(),
	limits = protocolLimits,
): Map<string, string> {
	const parts = split(
		routes.flatMap((route) => entriesOf(route, siteUrl, lastChanges.get(route))),
		limits,
	);
	if (parts.length === 1) return new Map([["sitemap.xml", urlSet(parts.flat())]]);
	const files = new Map(parts.map((entries, index) => [`sitemap-${index + 1}.xml`, urlSet(entries)]));
	return files.set("sitemap.xml", sitemapIndex([...files.keys()], siteUrl));
}

/** Allows everything, the market API included: template pages need it to render. */
export function robots(siteUrl: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
