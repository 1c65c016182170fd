import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { templateKey } from "../../../src/features/catalog/api/client";
import { TemplateHead, type TemplateHeadProps } from "../../../src/features/catalog/detail/template-head";
import { localesOf } from "../../kit/render";
import { translations } from "../../kit/translations";

const { metaTitle, metaDescription, unknown } = translations("uz", "template");
const { name } = translations("uz", "common").brand;

/** The head of a template's page, with what the build knew of it and the cached template; null if the market has none. */
function templateHead({ snapshot, cached }: { snapshot?: object; cached?: object | null }) {
	const props = {
		data: { locales: localesOf("uz"), template: snapshot ?? null },
		pageContext: { i18n: { language: "uz", originalPath: "/template/[id]/" } },
		params: { id: "a b" },
	} as unknown as TemplateHeadProps;
	return renderToStaticMarkup(
		<SWRConfig value={{ fallback: { [templateKey("a b")]: cached } }}>
			<TemplateHead {...props} />
		</SWRConfig>,
	);
}

test("a template has its title and text once it is loaded, and can be indexed", () => {
	const html = templateHead({ cached: { title: "Rates", description: "<p>Sends the rates.</p>" } });
	expect(html).toContain(`<title>Rates · ${name}</title>`);
	expect(html).toContain('<meta name="description" content="Sends the rates."/>');
	expect(html).not.toContain("noindex");
});

test("a template has generic strings and no noindex while it is loading", () => {
	const html = templateHead({});
	expect(html).toContain(`<title>${metaTitle} · ${name}</title>`);
	expect(html).toContain(`<meta name="description" content="${metaDescription}"/>`);
	expect(html).not.toMatch(/canonical|rel="alternate"|og:url|noindex/);
});

test("the page of a template that the market has removed says so, and has no address for search engines", () => {
	const html = templateHead({ snapshot: { id: "a b", title: "Rates" }, cached: null });
	expect(html).toContain(`<title>${unknown.title} · ${name}</title>`);
	expect(html).not.toMatch(/canonical|rel="alternate"|og:url/);
});
