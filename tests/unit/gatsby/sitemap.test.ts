/** @jest-environment node */
import { listedRoutes, robots, sitemap } from "../../../src/build/sitemap";
import { languages } from "../../../src/i18n/languages";
import { localizedPath } from "../../../src/i18n/paths";

const page = (originalPath: string, matchPath?: string) => ({ matchPath, context: { i18n: { originalPath } } });
const site = "https://example.com";

test("lists each route once, and neither missing pages nor those made in the browser", () => {
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

test("gives each language of a route an entry that names all of them", () => {
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

test("lets every crawler in, to the market API too, and tells where the sitemap is", () => {
	expect(robots(site)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n");
});
