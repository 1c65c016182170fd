/** @jest-environment node */
import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { onRenderBody } from "../../../gatsby/document-head";
import { webManifest } from "../../../gatsby/public-files";
import { readTranslations, token } from "../../../gatsby/site-sources";
import { listedRoutes, robots, sitemap, sitemapPart } from "../../../gatsby/sitemap";
import { lastChanges, templatesWithPage } from "../../../gatsby/templates";
import { languages, localizedPath } from "../../../src/i18n/languages";
import { translations } from "../../kit/translations";

describe("web app manifest", () => {
	test("uses the locale files and the color of the page", () => {
		const { brand } = translations("uz", "common");
		expect(webManifest("uz", readTranslations("uz"), "#123456")).toMatchObject({
			lang: "uz-Latn",
			name: `${brand.name} · ${brand.tagline}`,
			description: translations("uz", "landing").metaDescription,
			start_url: "/uz/",
			theme_color: "#123456",
		});
	});

	test("has icons that exist in their declared size", async () => {
		const { icons } = webManifest("en", readTranslations("en"), "#123456");
		for (const { src, sizes, type } of icons) {
			const file = `static${src}`;
			expect(existsSync(file)).toBe(true);
			if (type !== "image/png") continue;
			const { width, height } = await sharp(file).metadata();
			expect(`${width}x${height}`).toBe(sizes);
		}
		expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
	});
});

test("tokens resolve to raw values, and theme-color is the page color", () => {
	expect(token("--color-page")).toBe("#0c0a09");
	expect(token("--color-line-strong")).toBe("rgb(255 245 235 / 18%)");
	expect(() => token("--color-none")).toThrow("src/styles has no --color-none");
	const setHeadComponents = jest.fn();
	onRenderBody?.({ setHeadComponents } as never, { plugins: [] });
	const html = renderToStaticMarkup(setHeadComponents.mock.calls[0][0]);
	expect(html).toContain(`<meta name="theme-color" content="${token("--color-page")}"/>`);
});

describe("sitemap and robots.txt", () => {
	const site = "https://example.com";

	test("list each route once, without 404 pages and client-only routes", () => {
		const page = (originalPath: string, matchPath?: string) => ({ matchPath, context: { i18n: { originalPath } } });
		const paths = ["/templates/", "/templates/", "/", "/404/", "/404.html"];
		const pages = [...paths.map((path) => page(path)), page("/template/[id]/", "/template/:id"), { context: {} }];
		expect(listedRoutes(pages)).toEqual(["/", "/templates/"]);
		expect(robots(site)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n");
	});

	test("have an entry per language with links to all languages", () => {
		const [[name, xml] = [], ...others] = sitemap(["/", "/templates/"], site);
		expect([name, others]).toEqual(["sitemap.xml", []]);
		const entries = xml?.split("<url>").slice(1) ?? [];
		expect(entries).toHaveLength(2 * languages.length);
		for (const route of ["/", "/templates/"]) {
			const alternates = languages.map(({ code }) => [code, site + localizedPath(route, code)]);
			for (const { code } of languages) {
				const entry = entries.find((each) => each.includes(`<loc>${site}${localizedPath(route, code)}</loc>`)) ?? "";
				const found = [...entry.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)];
				expect(found.map(([, lang, href]) => [lang, href])).toEqual([...alternates, ["x-default", site + route]]);
			}
		}
	});

	const locations = (xml = "") => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);

	test("are split past either limit, with an index of the parts", () => {
		const routes = ["/", "/a/", "/b/", "/c/", "/d/"];
		const whole = sitemap(routes, site).get("sitemap.xml");
		const entrySize = (whole?.length ?? 0) / (routes.length * languages.length);
		for (const limits of [
			{ urls: 6, bytes: 1e6 },
			{ urls: 1e6, bytes: 6 * entrySize },
		]) {
			const files = sitemap(routes, site, new Map(), limits);
			const parts = [...files.keys()].filter((name) => sitemapPart.test(name));
			expect(parts).toEqual(["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"]);
			expect(locations(files.get("sitemap.xml"))).toEqual(parts.map((name) => `${site}/${name}`));
			expect(parts.flatMap((name) => locations(files.get(name)))).toEqual(locations(whole));
		}
	});

	test("have the day of the last change of templates, and escape all texts", () => {
		const changes = new Map([["/template/1/", "2026-11-21"]]);
		const xml = sitemap(["/a&b<c>\"'/", "/template/1/"], site, changes).get("sitemap.xml") ?? "";
		expect(xml.match(/<lastmod>2026-11-21<\/lastmod>/g)).toHaveLength(languages.length);
		expect(xml).toContain(`<loc>${site}/template/1/</loc>\n\t\t<lastmod>`);
		expect(xml).toContain(`<loc>${site}/a&amp;b&lt;c&gt;&quot;&apos;/</loc>\n\t\t<xhtml:link`);
	});
});

describe("the templates with a page", () => {
	const node = (index: number, fields = {}) => ({
		templateId: `${index}`,
		index,
		pagePath: `/template/${index}/`,
		...fields,
	});
	const environment = { NODE_ENV: "production", MARKET_PAGES: "2" } as const;

	test("are the first ones of the list, only in the build", () => {
		const nodes = [node(3), node(2), node(1)];
		expect(templatesWithPage(nodes, environment).map(({ templateId }) => templateId)).toEqual(["1", "2"]);
		expect(templatesWithPage(nodes, { ...environment, NODE_ENV: "development" })).toEqual([]);
	});

	test("have the day of their last change, if its year has four digits", () => {
		const nodes = [
			node(0, { updatedAt: "2026-11-21T10:00:00.000Z" }),
			node(1),
			node(2, { updatedAt: "+020000-01-01T00:00:00.000Z" }),
		];
		const templates = templatesWithPage(nodes, { ...environment, MARKET_PAGES: "9" });
		expect([...lastChanges(templates)]).toEqual([["/template/0/", "2026-11-21"]]);
	});
});
