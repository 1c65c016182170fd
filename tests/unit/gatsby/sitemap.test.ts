/** @jest-environment node */
import { listedRoutes, robots, sitemap } from "../../../gatsby/sitemap";
import { languages, localizedPath } from "../../../src/i18n/languages";

const page = (originalPath: string, matchPath?: string) => ({ matchPath, context: { i18n: { originalPath } } });
const site = "https://example.com";

test("lists each route once, without 404 pages and client-only routes", () => {
	const pages = [
		page("/templates/"),
		page("/templates/"),
		page("/"),
		page("/template/[id]/", "/template/:id"),
		page("/404/"),
		page("/404.html"),
		{ context: {} },
	];
	expect(listedRoutes(pages)).toEqual(["/", "/templates/"]);
});

test("has an entry per language with links to all languages", () => {
	const xml = sitemap(["/", "/templates/"], site);
	const entries = xml.split("<url>").slice(1);
	expect(entries).toHaveLength(2 * languages.length);
	for (const route of ["/", "/templates/"]) {
		const alternates = [
			...languages.map(({ code }) => [code, site + localizedPath(route, code)]),
			["x-default", site + route],
		];
		for (const { code } of languages) {
			const entry = entries.find((each) => each.includes(`<loc>${site}${localizedPath(route, code)}</loc>`)) ?? "";
			const found = [...entry.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)];
			expect(found.map(([, lang, href]) => [lang, href])).toEqual(alternates);
		}
	}
});

test("robots.txt allows everything and names the sitemap", () => {
	expect(robots(site)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n");
});
