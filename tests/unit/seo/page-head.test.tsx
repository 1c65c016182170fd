import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { templateKey } from "../../../src/features/catalog/api/detail-call";
import { TemplateHead } from "../../../src/features/catalog/detail/template-head";
import type { LanguageCode } from "../../../src/i18n/languages";
import { siteUrl } from "../../../src/seo/site-metadata";
import { localesOf } from "../../kit/render";
import { translations } from "../../kit/translations";

// In the browser, an effect sets the language.
process.env.BUILD_STAGE = "build-html";

describe("the page of a template", () => {
	const brand = translations("uz", "common").brand.name;
	const morning = "Every morning, to the whole team. ".repeat(9);
	const template = {
		id: "a b",
		title: "Rates & more",
		description: `<p>Sends the rates.</p><script>alert(1)</script><p>${morning}</p>`,
	};

	/** The head once the call has brought that template, or before. A page with a snapshot is prerendered. */
	function templateHead(language: LanguageCode, known: boolean, snapshot: object | null = null) {
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

	test("describes the loaded template with the start of its text", () => {
		const html = templateHead("uz", true);
		const [, text = ""] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
		expect(text).toMatch(/^Sends the rates\. Every morning, .*\w…$/);
		expect(text.length).toBeLessThanOrEqual(155);
	});

	test("has generic texts and no noindex while the template is loading", () => {
		const html = templateHead("uz", false);
		const { metaTitle, metaDescription } = translations("uz", "template");
		expect(html).toContain(`<title>${metaTitle} · ${brand}</title>`);
		expect(html).toContain(`<meta name="description" content="${metaDescription}"/>`);
		expect(html).not.toMatch(/canonical|rel="alternate"|og:url|noindex/);
	});

	test("has the generic picture if its title cannot be drawn", () => {
		const html = templateHead("uz", false, { templateId: "a b", title: "咖啡", teaser: "" });
		expect(html).toContain(`<meta property="og:image" content="${siteUrl}/share/template.uz.jpg"/>`);
	});
});
