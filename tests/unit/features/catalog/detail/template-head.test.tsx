/** @jest-environment node */
import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { languages } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { templatePath } from "../../../../src/market/api/paths";
import { TemplateHead } from "../../../../src/market/page/template-head";
import { siteUrl } from "../../../../src/site/head/site-url";
import { readLocale } from "../../../kit/content";
import { copyOf } from "../../../kit/copy";

// Descriptions are parsed by the browser alone; the head is rendered here as the build renders it.
const { window } = new JSDOM();
Object.assign(globalThis, { window, DOMParser: window.DOMParser });

const description = `<p>Sends the rates.</p><script>alert(1)</script><p>${"Every morning, to the whole team. ".repeat(9)}</p>`;

/** The head once the call has brought that template, or before. */
function head(language: string, known: boolean) {
	const edges = ["common", "market", "template"].map((ns) => ({
		node: { ns, language, data: readLocale(language, ns) },
	}));
	const fallback = known ? { [templatePath("a b")]: { id: "a b", title: "Rates & more", description } } : {};
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

test.each(languages)("says what the template is in $code, once it is known", ({ code }) => {
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

test.each(languages)("speaks of any template in $code until then, and forbids nothing", ({ code }) => {
	const html = head(code, false);
	const detail = copyOf(code, "template");
	expect(html).toContain(`<title>${detail.metaTitle} · Qahva</title>`);
	expect(html).toContain(`<meta name="description" content="${detail.metaDescription}"/>`);
	expect(html).not.toMatch(/canonical|rel="alternate"|og:url|noindex/);
});
