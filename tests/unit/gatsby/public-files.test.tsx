/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { onRenderBody } from "../../../gatsby/document-head";
import { webManifest } from "../../../gatsby/public-files";
import { readTranslations, token } from "../../../gatsby/site-sources";
import { renameSitemap, sitemapOptions } from "../../../gatsby/sitemap";
import { templatesWithPage } from "../../../gatsby/templates";
import { languages, localizedPath } from "../../../src/i18n/languages";
import { tempFolder } from "../../kit/temp-folder";
import { translations } from "../../kit/translations";

// Its language and its start: tests/browser/metadata.spec.ts.
test("the web app manifest uses the locale files and the color of the page", () => {
	const { brand } = translations("uz", "common");
	const manifest = webManifest("uz", readTranslations("uz"), "#123456");
	for (const { src } of manifest.icons) expect(existsSync(`static${src}`)).toBe(true);
	expect(manifest).toMatchObject({
		name: `${brand.name} · ${brand.tagline}`,
		description: translations("uz", "landing").metaDescription,
		theme_color: "#123456",
	});
});

test("theme-color is the color of the page", () => {
	expect(token("--color-page")).toBe("#0c0a09");
	const setHeadComponents = jest.fn();
	onRenderBody?.({ setHeadComponents } as never, { plugins: [] });
	const html = renderToStaticMarkup(setHeadComponents.mock.calls[0][0]);
	expect(html).toContain(`<meta name="theme-color" content="${token("--color-page")}"/>`);
});

describe("the sitemap", () => {
	const page = (originalPath: string, path = originalPath, matchPath?: string) => ({
		path,
		matchPath,
		pageContext: { i18n: { originalPath } },
	});

	test("lists indexable pages in each language with links to the others", () => {
		const { resolvePages, serialize } = sitemapOptions;
		const nodes = [
			page("/template/1/", "/ru/template/1/"),
			page("/404/"),
			page("/template/[id]/", "/template/[id]/", "/template/:id"),
			{ path: "/dev/", pageContext: {} },
		];
		const changed = { pagePath: "/template/1/", updatedAt: "2026-11-21T10:00:00.000Z" } as Queries.MarketTemplate;
		const listed = resolvePages({ allSitePage: { nodes }, allMarketTemplate: { nodes: [changed] } });
		const links = languages.map(({ code }) => ({ lang: code, url: localizedPath("/template/1/", code) }));
		expect(listed.map(serialize)).toEqual([
			{
				url: "/ru/template/1/",
				lastmod: "2026-11-21",
				links: [...links, { lang: "x-default", url: "/template/1/" }],
			},
		]);
	});

	test.each([
		["<loc>0</loc>", ["sitemap.xml"], "part 0"],
		["<loc>0</loc><loc>1</loc>", ["sitemap-0.xml", "sitemap-1.xml", "sitemap.xml"], "<loc>0</loc><loc>1</loc>"],
	])("with the index %s is in the files %j", (index, files, text) => {
		const parts = index.match(/\d/g)?.map((part) => [`sitemap-${part}.xml`, `part ${part}`]) ?? [];
		const folder = tempFolder({ "sitemap-index.xml": index, ...Object.fromEntries(parts) });
		renameSitemap(folder);
		expect(readdirSync(folder).sort()).toEqual(files);
		expect(readFileSync(`${folder}/sitemap.xml`, "utf8")).toBe(text);
	});
});

test.each([
	["production", ["1", "2"]],
	["development", []],
] as const)("in %s, the templates with a page are %j", (NODE_ENV, expected) => {
	const nodes = ["3", "2", "1"].map((id) => ({ templateId: id, index: Number(id), pagePath: `/template/${id}/` }));
	const found = templatesWithPage(nodes, { NODE_ENV, MARKET_PAGES: "2" });
	expect(found.map(({ templateId }) => templateId)).toEqual(expected);
});
