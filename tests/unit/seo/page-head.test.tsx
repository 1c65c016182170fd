/** @jest-environment node */
import { JSDOM } from "jsdom";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { templateKey } from "../../../src/features/catalog/api/detail-call";
import { TemplateHead } from "../../../src/features/catalog/detail/template-head";
import { languages, localizedPath } from "../../../src/i18n/languages";
import { PageHead } from "../../../src/seo/page-head";
import { siteUrl } from "../../../src/seo/site-metadata";
import { readLocale } from "../../kit/content";
import { translations } from "../../kit/translations";

// In the browser, an effect sets the language.
process.env.BUILD_STAGE = "build-html";

const localesOf = (language: string) => ({
	nodes: ["common", "catalog", "template"].map((ns) => ({ ns, data: readLocale(language, ns) })),
});

function head(language: string, originalPath: string, unlisted = false) {
	return renderToStaticMarkup(
		<PageHead
			data={{ locales: localesOf(language) }}
			pageContext={{ i18n: { language, originalPath } }}
			namespace="catalog"
			titleKey="list.metaTitle"
			descriptionKey="list.metaDescription"
			{...(unlisted ? { unlisted } : { share: "templates" })}
		/>,
	);
}

test("an unlisted page is excluded from search engines", () => {
	const html = head("ru", "/template/[id]/", true);
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(/canonical|alternate|og:|twitter:/);
});

describe("the page of a template", () => {
	// Only browsers parse descriptions. These tests render the head as the build does.
	beforeAll(() => {
		const { window } = new JSDOM();
		Object.assign(globalThis, { window, document: window.document });
	});

	const brand = translations("uz", "common").brand.name;
	const morning = "Every morning, to the whole team. ".repeat(9);
	const template = {
		id: "a b",
		title: "Rates & more",
		description: `<p>Sends the rates.</p><script>alert(1)</script><p>${morning}</p>`,
	};

	/** The head once the call has brought that template, or before. A page with a snapshot is prerendered. */
	function templateHead(language: string, known: boolean, snapshot: object | null = null) {
		const element: ReactElement = (
			<TemplateHead
				data={{ locales: localesOf(language) }}
				pageContext={{ i18n: { language, originalPath: "/template/[id]/" } }}
				params={{ id: "a b" }}
				snapshot={snapshot as Queries.SnapshotDetailFragment | null}
			/>
		);
		const fallback = known ? { [templateKey("a b")]: { data: template } } : {};
		return renderToStaticMarkup(<SWRConfig value={{ fallback }}>{element}</SWRConfig>);
	}

	test("has the texts of the loaded template", () => {
		const html = templateHead("uz", true);
		expect(html).toContain(`<title>Rates &amp; more · ${brand}</title>`);
		expect(html).toContain('<meta property="og:title" content="Rates &amp; more"/>');
		const [, text = ""] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
		expect(text).toMatch(/^Sends the rates\. Every morning, .*\w…$/);
		expect(text.length).toBeLessThanOrEqual(155);
		for (const language of languages) {
			const url = `${siteUrl}${localizedPath("/template/~612062/", language.code)}`;
			expect(html).toContain(`<link rel="alternate" hrefLang="${language.code}" href="${url}"/>`);
			expect(html.includes(`<link rel="canonical" href="${url}"/>`)).toBe(language.code === "uz");
		}
		expect(html).not.toContain("noindex");
	});

	test("has generic texts and no noindex while the template is loading", () => {
		const html = templateHead("uz", false);
		const { metaTitle, metaDescription } = translations("uz", "template");
		expect(html).toContain(`<title>${metaTitle} · ${brand}</title>`);
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
