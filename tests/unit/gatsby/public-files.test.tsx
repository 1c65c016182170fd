/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { token } from "../../../gatsby/design-tokens";
import { sitemapOptions } from "../../../gatsby/sitemap";
import { templatesWithPage } from "../../../gatsby/templates";
import { languages, localizedPath } from "../../../src/i18n/languages";

test("the web app manifest has icons that exist, and the color of the page", () => {
	const manifest = JSON.parse(readFileSync("static/manifest.webmanifest", "utf8"));
	for (const { src } of manifest.icons) expect(existsSync(`static${src}`)).toBe(true);
	expect(manifest).toMatchObject({ theme_color: token("--color-page"), background_color: token("--color-page") });
});

describe("the sitemap", () => {
	// The pages that it lists: tests/browser/metadata.spec.ts.
	test("links a page to the other languages", () => {
		const { resolvePages, serialize } = sitemapOptions;
		const codes = languages.map(({ code }) => code);
		const i18n = { originalPath: "/template/1/", language: "ru", languages: codes } as const;
		const nodes = [{ path: "/ru/template/1/", pageContext: { i18n } }];
		const listed = resolvePages({
			allSitePage: { nodes },
			allContentPage: { nodes: [] },
		});
		const links = languages.map(({ code }) => ({ lang: code, url: localizedPath("/template/1/", code) }));
		expect(listed.map(serialize)).toEqual([
			{
				url: "/ru/template/1/",
				links: [...links, { lang: "x-default", url: "/template/1/" }],
			},
		]);
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
