import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { templateKey } from "../../../src/features/catalog/api/detail-call";
import { TemplateHead } from "../../../src/features/catalog/detail/template-head";
import { siteUrl } from "../../../src/seo/site-metadata";
import { localesOf } from "../../kit/render";
import { translations } from "../../kit/translations";

// In the browser, an effect sets the language.
process.env.BUILD_STAGE = "build-html";

const { metaTitle, metaDescription } = translations("uz", "template");

/** The head of a template's page, with what the build knew of it and what the call has brought. */
function templateHead({ snapshot, loaded }: { snapshot?: object; loaded?: object }) {
	const element: ReactElement = (
		<TemplateHead
			data={{ locales: localesOf("uz") }}
			pageContext={{ i18n: { language: "uz", originalPath: "/template/[id]/" } }}
			params={{ id: "a b" }}
			snapshot={(snapshot ?? null) as Queries.SnapshotDetailFragment | null}
		/>
	);
	const fallback = loaded ? { [templateKey("a b")]: { data: loaded } } : {};
	return renderToStaticMarkup(<SWRConfig value={{ fallback }}>{element}</SWRConfig>);
}

test("a template is described by its text once it is loaded", () => {
	const html = templateHead({ loaded: { title: "Rates", description: "<p>Sends the rates.</p>" } });
	expect(html).toContain('<meta name="description" content="Sends the rates."/>');
});

test("a template has generic texts and no noindex while it is loading", () => {
	const html = templateHead({});
	expect(html).toContain(`<title>${metaTitle} · ${translations("uz", "common").brand.name}</title>`);
	expect(html).toContain(`<meta name="description" content="${metaDescription}"/>`);
	expect(html).not.toMatch(/canonical|rel="alternate"|og:url|noindex/);
});

test("a template whose title cannot be drawn has the generic picture", () => {
	const html = templateHead({ snapshot: { templateId: "a b", title: "咖啡", teaser: "" } });
	expect(html).toContain(`<meta property="og:image" content="${siteUrl}/share/template.uz.jpg"/>`);
});
