/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { htmlLang, languages, pseudoLanguage } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { PageHead } from "../../../../src/site/head/page-head";
import { siteUrl } from "../../../../src/site/head/site-url";
import { readLocale } from "../../../kit/content";
import { copyOf } from "../../../kit/copy";

// In the browser the language is set by an effect: head-handler.test.tsx.
beforeAll(() => {
	process.env.BUILD_STAGE = "build-html";
});

function head(language: string, originalPath: string, unlisted = false, from = language) {
	const edges = ["common", "market"].map((ns) => ({ node: { ns, language, data: readLocale(from, ns) } }));
	return renderToStaticMarkup(
		<PageHead
			data={{ locales: { edges } }}
			pageContext={{ i18n: { language, originalPath } }}
			namespace="market"
			titleKey="list.metaTitle"
			descriptionKey="list.metaDescription"
			{...(unlisted ? { unlisted } : { share: "templates" })}
		/>,
	);
}

test.each(languages)("says the language, title and description of the page in $code", ({ code }) => {
	const { metaTitle, metaDescription } = copyOf(code, "market").list;
	const html = head(code, "/templates/");
	expect(html).toContain(`<html lang="${htmlLang(code)}">`);
	expect(html).toContain(`<title>${metaTitle} · Qahva</title>`);
	expect(html).toContain(`<meta name="description" content="${metaDescription}"/>`);
	expect(html).not.toContain("noindex");
});

test.each(languages)("names the page itself in $code as canonical, and the same page in every language", ({ code }) => {
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

test("keeps a language that is not published out of search", () => {
	const html = head(pseudoLanguage.code, "/templates/", false, "en");
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(/canonical|alternate/);
});

test.each(languages)("keeps a page without an address of its own out of search in $code", ({ code }) => {
	const html = head(code, "/template/[id]/", true);
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(/canonical|alternate|og:|twitter:/);
});

test.each(languages)("tells networks in $code what they show with a link", ({ code, openGraph }) => {
	const html = head(code, "/templates/");
	const { list, lead } = copyOf(code, "market");
	const found = [...html.matchAll(/<meta property="([\w:]+)" content="([^"]*)"\/>/g)].map(([, key, text]) => [
		key,
		text,
	]);
	expect(found).toEqual([
		["og:url", siteUrl + localizedPath("/templates/", code)],
		["og:type", "website"],
		["og:site_name", copyOf(code, "common").brand.name],
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
