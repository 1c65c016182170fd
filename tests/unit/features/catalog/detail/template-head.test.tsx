/** @jest-environment node */
import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { templateKey } from "../../../../../src/features/catalog/api/template";
import { TemplateHead } from "../../../../../src/features/catalog/detail/template-head";
import { languages, localizedPath } from "../../../../../src/i18n/languages";
import { siteUrl } from "../../../../../src/seo/site-metadata";
import { readLocale } from "../../../../kit/content";
import { translations } from "../../../../kit/translations";

// Only browsers parse descriptions. These tests render the head as the build does.
const { window } = new JSDOM();
Object.assign(globalThis, { window, DOMParser: window.DOMParser });

const description = `<p>Sends the rates.</p><script>alert(1)</script><p>${"Every morning, to the whole team. ".repeat(9)}</p>`;

/** The head once the call has brought that template, or before. */
function head(language: string, known: boolean) {
	const edges = ["common", "catalog", "template"].map((ns) => ({
		node: { ns, language, data: readLocale(language, ns) },
	}));
	const fallback = known ? { [templateKey("a b")]: { id: "a b", title: "Rates & more", description } } : {};
	return renderToStaticMarkup(
		<SWRConfig value={{ fallback }}>
			<TemplateHead
				data={{ locales: { edges } }}
				pageContext={{ i18n: { language, originalPath: "/template/[id]/" } }}
				params={{ id: "a b" }}
			/>
		</SWRConfig>,
	);
}

test.each(languages)("has the texts of the loaded template in $code", ({ code }) => {
	const html = head(code, true);
	expect(html).toContain("<title>Rates &amp; more · Qahva</title>");
	expect(html).toContain('<meta property="og:title" content="Rates &amp; more"/>');
	const [, text = ""] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
	expect(text).toMatch(/^Sends the rates\. Every morning, .*\w…$/);
	expect(text.length).toBeLessThanOrEqual(155);
	for (const language of languages) {
		const url = `${siteUrl}${localizedPath("/template/a%20b/", language.code)}`;
		expect(html).toContain(`<link rel="alternate" hrefLang="${language.code}" href="${url}"/>`);
		expect(html.includes(`<link rel="canonical" href="${url}"/>`)).toBe(language.code === code);
	}
	expect(html).not.toContain("noindex");
});

test.each(languages)("has generic texts in $code and no noindex while the template is loading", ({ code }) => {
	const html = head(code, false);
	const detail = translations(code, "template");
	expect(html).toContain(`<title>${detail.metaTitle} · Qahva</title>`);
	expect(html).toContain(`<meta name="description" content="${detail.metaDescription}"/>`);
	expect(html).not.toMatch(/canonical|rel="alternate"|og:url|noindex/);
});
