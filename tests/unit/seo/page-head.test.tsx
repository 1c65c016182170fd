/** @jest-environment node */
import { JSDOM } from "jsdom";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { templateKey } from "../../../src/features/catalog/api/template";
import { TemplateHead } from "../../../src/features/catalog/detail/template-head";
import { htmlLang, languages, localizedPath, pseudoLanguage } from "../../../src/i18n/languages";
import { PageHead } from "../../../src/seo/page-head";
import { siteUrl } from "../../../src/seo/site-metadata";
import { readLocale } from "../../kit/content";
import { translations } from "../../kit/translations";

// In the browser, an effect sets the language.
process.env.BUILD_STAGE = "build-html";

const localesOf = (language: string) => ({
	edges: ["common", "catalog", "template"].map((ns) => ({ node: { ns, language, data: readLocale(language, ns) } })),
});

function head(language: string, originalPath: string, unlisted = false, from = language) {
	return renderToStaticMarkup(
		<PageHead
			data={{ locales: localesOf(from) }}
			pageContext={{ i18n: { language, originalPath } }}
			namespace="catalog"
			titleKey="list.metaTitle"
			descriptionKey="list.metaDescription"
			{...(unlisted ? { unlisted } : { share: "templates" })}
		/>,
	);
}

test.each(languages)("a page has its language, texts, canonical URL and tags in $code", ({ code, openGraph }) => {
	const html = head(code, "/templates/");
	const { list, lead } = translations(code, "catalog");
	expect(html).toContain(`<html lang="${htmlLang(code)}">`);
	expect(html).toContain(`<title>${list.metaTitle} · Qahva</title>`);
	expect(html).toContain(`<meta name="description" content="${list.metaDescription}"/>`);
	expect(html).not.toContain("noindex");
	const properties = html.matchAll(/<meta property="([\w:]+)" content="([^"]*)"\/>/g);
	expect([...properties].map(([, key, text]) => [key, text])).toEqual([
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
	for (const path of ["/", "/templates/"]) {
		const links = head(code, path).matchAll(
			/<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]+)"\/>/gi,
		);
		expect([...links].map(([, rel, lang, href]) => [rel, lang, href])).toEqual([
			["canonical", undefined, siteUrl + localizedPath(path, code)],
			...languages.map((other) => ["alternate", other.code, siteUrl + localizedPath(path, other.code)]),
			["alternate", "x-default", siteUrl + path],
		]);
	}
	expect(siteUrl).toMatch(/^https?:\/\/[^/]+$/);
});

test.each([
	["an unpublished language", head(pseudoLanguage.code, "/templates/", false, "en"), /canonical|alternate/],
	["an unlisted page", head("ru", "/template/[id]/", true), /canonical|alternate|og:|twitter:/],
])("%s is excluded from search engines", (_, html, forbidden) => {
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(forbidden);
});

describe("the page of a template", () => {
	// Only browsers parse descriptions. These tests render the head as the build does.
	beforeAll(() => {
		const { window } = new JSDOM();
		Object.assign(globalThis, { window, document: window.document });
	});

	const morning = "Every morning, to the whole team. ".repeat(9);
	const template = {
		id: "a b",
		title: "Rates & more",
		description: `<p>Sends the rates.</p><script>alert(1)</script><p>${morning}</p>`,
	};

	/** The head once the call has brought that template, or before; of a page that is not prerendered unless it has a snapshot. */
	function templateHead(language: string, known: boolean, snapshot: object | null = null) {
		const element: ReactElement = (
			<TemplateHead
				data={{ locales: localesOf(language) }}
				pageContext={{ i18n: { language, originalPath: "/template/[id]/" } }}
				params={{ id: "a b" }}
				snapshot={snapshot as Queries.SnapshotDetailFragment | null}
			/>
		);
		const fallback = known ? { [templateKey("a b")]: template } : {};
		return renderToStaticMarkup(<SWRConfig value={{ fallback }}>{element}</SWRConfig>);
	}

	test.each(languages)("has the texts of the loaded template in $code", ({ code }) => {
		const html = templateHead(code, true);
		expect(html).toContain("<title>Rates &amp; more · Qahva</title>");
		expect(html).toContain('<meta property="og:title" content="Rates &amp; more"/>');
		const [, text = ""] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
		expect(text).toMatch(/^Sends the rates\. Every morning, .*\w…$/);
		expect(text.length).toBeLessThanOrEqual(155);
		for (const language of languages) {
			const url = `${siteUrl}${localizedPath("/template/~612062/", language.code)}`;
			expect(html).toContain(`<link rel="alternate" hrefLang="${language.code}" href="${url}"/>`);
			expect(html.includes(`<link rel="canonical" href="${url}"/>`)).toBe(language.code === code);
		}
		expect(html).not.toContain("noindex");
	});

	test("has generic texts and no noindex while the template is loading", () => {
		const html = templateHead("uz", false);
		const { metaTitle, metaDescription } = translations("uz", "template");
		expect(html).toContain(`<title>${metaTitle} · Qahva</title>`);
		expect(html).toContain(`<meta name="description" content="${metaDescription}"/>`);
		expect(html).not.toMatch(/canonical|rel="alternate"|og:url|noindex/);
	});

	test.each([
		["has its own picture", "Rates & more", "/share/template/~612062.jpg", "Rates &amp; more"],
		["has the generic picture for a title that cannot be drawn", "咖啡", "/share/template.uz.jpg", undefined],
	])("%s if it is prerendered", (_, title, file, alt) => {
		const { metaTitle, metaDescription } = translations("uz", "template");
		const html = templateHead("uz", false, { templateId: "a b", title, teaser: "" });
		expect(html).toContain(`<meta property="og:image" content="${siteUrl}${file}"/>`);
		expect(html).toContain(`<meta property="og:image:alt" content="${alt ?? `${metaTitle}. ${metaDescription}`}"/>`);
	});
});
