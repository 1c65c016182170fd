/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { htmlLang, languages, localizedPath, pseudoLanguage } from "../../../src/i18n/languages";
import { PageHead } from "../../../src/seo/page-head";
import { siteUrl } from "../../../src/seo/site-metadata";
import { readLocale } from "../../kit/content";
import { translations } from "../../kit/translations";

// In the browser the language is set by an effect: head-handler.test.tsx.
beforeAll(() => {
	process.env.BUILD_STAGE = "build-html";
});

function head(language: string, originalPath: string, unlisted = false, from = language) {
	const edges = ["common", "catalog"].map((ns) => ({ node: { ns, language, data: readLocale(from, ns) } }));
	return renderToStaticMarkup(
		<PageHead
			data={{ locales: { edges } }}
			pageContext={{ i18n: { language, originalPath } }}
			namespace="catalog"
			titleKey="list.metaTitle"
			descriptionKey="list.metaDescription"
			{...(unlisted ? { unlisted } : { share: "templates" })}
		/>,
	);
}

test.each(languages)("contains the language, title and description in $code", ({ code }) => {
	const { metaTitle, metaDescription } = translations(code, "catalog").list;
	const html = head(code, "/templates/");
	expect(html).toContain(`<html lang="${htmlLang(code)}">`);
	expect(html).toContain(`<title>${metaTitle} · Qahva</title>`);
	expect(html).toContain(`<meta name="description" content="${metaDescription}"/>`);
	expect(html).not.toContain("noindex");
});

test.each(languages)("has the canonical URL in $code and alternates in every language", ({ code }) => {
	for (const path of ["/", "/templates/"]) {
		const html = head(code, path);
		const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]+)"\/>/gi)];
		expect(links.map(([, rel, lang, href]) => [rel, lang, href])).toEqual([
			["canonical", undefined, siteUrl + localizedPath(path, code)],
			...languages.map((other) => ["alternate", other.code, siteUrl + localizedPath(path, other.code)]),
			["alternate", "x-default", siteUrl + path],
		]);
	}
	expect(siteUrl).toMatch(/^https?:\/\/[^/]+$/);
});

test("excludes unpublished languages from search engines", () => {
	const html = head(pseudoLanguage.code, "/templates/", false, "en");
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(/canonical|alternate/);
});

test.each(languages)("excludes unlisted pages from search engines in $code", ({ code }) => {
	const html = head(code, "/template/[id]/", true);
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(/canonical|alternate|og:|twitter:/);
});

test.each(languages)("has Open Graph tags in $code", ({ code, openGraph }) => {
	const html = head(code, "/templates/");
	const { list, lead } = translations(code, "catalog");
	const found = [...html.matchAll(/<meta property="([\w:]+)" content="([^"]*)"\/>/g)].map(([, key, text]) => [
		key,
		text,
	]);
	expect(found).toEqual([
		["og:url", siteUrl + localizedPath("/templates/", code)],
		["og:type", "website"],
		["og:site_name", translations(code, "common").brand.name],
		["og:title", list.metaTitle],
		["og:description", list.metaDescription],
		["og:locale", openGraph],
		...languages.filter((other) => other.code !== code).map((other) => ["og:locale:alternate", other.openGraph]),
		["og:image", `${siteUrl}/share/templates.${code}.jpg`],
		["og:image:width", "1200"],
		["og:image:height", "630"],
		["og:image:alt", `${list.metaTitle}. ${lead}`],
	]);
	expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
	expect(html).toContain(`<link rel="manifest" href="${localizedPath("/manifest.webmanifest", code)}"/>`);
});
