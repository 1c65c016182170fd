/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { localeStrings } from "../../../gatsby/locale-files";
import { onPostBootstrap, securityText, webManifest } from "../../../gatsby/public-files";
import { renameSitemap, sitemapOptions } from "../../../gatsby/sitemap";
import { templatesWithPage } from "../../../gatsby/templates";
import { languages, localizedPath } from "../../../src/i18n/languages";
import { siteUrl } from "../../../src/seo/site-metadata";
import { tempFolder } from "../../kit/temp-folder";
import { translations } from "../../kit/translations";

// Its language and its start: tests/browser/metadata.spec.ts.
test("the web app manifest uses the locale files and the color of the page", () => {
	const { brand } = translations("uz", "common");
	const manifest = webManifest("uz", localeStrings("uz"), "#123456");
	for (const { src } of manifest.icons) expect(existsSync(`static${src}`)).toBe(true);
	expect(manifest).toMatchObject({
		name: `${brand.name} · ${brand.tagline}`,
		description: translations("uz", "landing").metaDescription,
		theme_color: "#123456",
	});
});

test("security.txt names the contact, and expires less than a year after the build", () => {
	const text = securityText("security@example.com", new Date("2026-03-04T05:06:07Z"));
	expect(text).toBe(`Contact: mailto:security@example.com
Expires: 2027-02-17T05:06:07.000Z
Preferred-Languages: en, ru, uz
Canonical: ${siteUrl}/.well-known/security.txt
`);
});

test("npm run develop reports an invalid locale file and goes on, also without site.yaml", () => {
	const root = process.cwd();
	process.chdir(tempFolder({ "locales/en/common.json": "{" }));
	const panicOnBuild = jest.fn();
	onPostBootstrap?.({ getNodesByType: () => [], reporter: { panicOnBuild } } as never, { plugins: [] }, jest.fn());
	process.chdir(root);
	expect(panicOnBuild).toHaveBeenCalledWith("The web app manifest could not be written", expect.any(SyntaxError));
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

	test("of several parts is their index", () => {
		const index = "<loc>0</loc><loc>1</loc>";
		const folder = tempFolder({ "sitemap-index.xml": index, "sitemap-0.xml": "", "sitemap-1.xml": "" });
		renameSitemap(folder);
		expect(readdirSync(folder).sort()).toEqual(["sitemap-0.xml", "sitemap-1.xml", "sitemap.xml"]);
		expect(readFileSync(`${folder}/sitemap.xml`, "utf8")).toBe(index);
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
