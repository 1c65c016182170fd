/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { htmlLang, languages } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { PageHead } from "../../../../src/site/head/page-head";
import { siteUrl } from "../../../../src/site/head/site-url";
import { readLocale } from "../../../kit/content";
import { copyOf } from "../../../kit/copy";

function head(language: string, originalPath: string, unlisted = false) {
	const edges = ["common", "market"].map((ns) => ({ node: { ns, language, data: readLocale(language, ns) } }));
	return renderToStaticMarkup(
		<PageHead
			data={{ locales: { edges } }}
			pageContext={{ i18n: { language, originalPath } }}
			namespace="market"
			titleKey="list.metaTitle"
			descriptionKey="list.metaDescription"
			unlisted={unlisted}
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
		const links = [...html.matchAll(/<link rel="(\w+)"(?: hrefLang="([\w-]+)")? href="([^"]+)"\/>/gi)];
		expect(links.map(([, rel, lang, href]) => [rel, lang, href])).toEqual([
			["canonical", undefined, siteUrl + localizedPath(path, code)],
			...languages.map((other) => ["alternate", other.code, siteUrl + localizedPath(path, other.code)]),
			["alternate", "x-default", siteUrl + path],
		]);
	}
	expect(siteUrl).toMatch(/^https?:\/\/[^/]+$/);
});

test.each(languages)("keeps a page without an address of its own out of search in $code", ({ code }) => {
	const html = head(code, "/template/[id]/", true);
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(/canonical|alternate/);
});
