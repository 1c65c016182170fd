import { type APIRequestContext, expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { readCatalog } from "../../sample-market/catalog";
import { defaultLanguage, htmlLang, type LanguageCode, languages, localizedPath } from "../../src/i18n/languages";
import { isStory, storiesPath } from "../../src/lib/stories";
import { excerpt } from "../../src/lib/strings";
import { siteUrl } from "../../src/seo/site-metadata";
import { contentPage, contentPageNames, contentPages, normalizeSpaces, planGroups } from "../kit/content";
import { loadHtml } from "../kit/load-html";
import { routes } from "../kit/navigation";
import { translations } from "../kit/translations";

// Without a browser: the base test of Playwright opens no page.

/** Groups values by key: metadata may occur more than once. */
function groups(pairs: [string, string][]) {
	const result: Record<string, string[]> = {};
	for (const [key, value] of pairs) result[key] = [...(result[key] ?? []), value];
	return result;
}

async function loadMetadata(request: APIRequestContext, address: string) {
	const { status, lang, all } = await loadHtml(request, address);
	const texts = (selector: string) => all(selector).map((element) => element.textContent ?? "");
	const metas = all<HTMLMetaElement>("meta[name], meta[property]");
	return {
		status,
		lang,
		titles: texts("head title"),
		metas: groups(metas.map((meta) => [meta.getAttribute("property") ?? meta.name, meta.content])),
		rels: groups(all<HTMLLinkElement>("link:not([hreflang])").map(({ rel, href }) => [rel, href])),
		alternates: groups(all<HTMLLinkElement>("link[hreflang]").map(({ hreflang, href }) => [hreflang, href])),
		nodes: texts("script[type='application/ld+json']").flatMap(
			(json) => JSON.parse(json)["@graph"] as { "@type": string; offers: unknown }[],
		),
	};
}

type Expected = {
	meta: (code: LanguageCode) => { metaTitle: string; metaDescription: string };
	/** The picture of a page that has an address: that of the site, or the page's own. */
	share?: "site" | "own";
	/** Whether search engines may not list the page, which has its own address nevertheless. */
	unlisted?: boolean;
	types: string[];
};

const market = readCatalog();
const [first] = market.list;
/** Its first paragraph. */
const description = normalizeSpaces(JSDOM.fragment(first?.description ?? "").querySelector("p")?.textContent ?? "");

function ofContentPage(name: string): Expected {
	const fields = (code: LanguageCode) => contentPage(name, code) ?? { title: "", description: "" };
	const meta = (code: LanguageCode) => ({ metaTitle: fields(code).title, metaDescription: fields(code).description });
	const hasDate = "date" in fields(defaultLanguage);
	const types = ["Organization", "WebSite", "BreadcrumbList", ...(hasDate ? ["Article"] : [])];
	const { picture, listed } = contentPage(name, defaultLanguage) ?? {};
	return { meta, share: picture ? "own" : "site", unlisted: listed === false, types };
}

const expected: Record<string, Expected> = {
	"/": {
		meta: (code) => translations(code, "landing"),
		share: "site",
		types: ["Organization", "WebSite", "SoftwareApplication"],
	},
	"/templates/": {
		meta: (code) => translations(code, "catalog").list,
		share: "site",
		types: ["Organization", "WebSite", "BreadcrumbList"],
	},
	"/template/101/": {
		meta: () => ({ metaTitle: first?.title ?? "", metaDescription: excerpt(description, 155) }),
		share: "site",
		types: ["Organization", "WebSite", "BreadcrumbList"],
	},
	"/nope/": {
		meta: (code) => {
			const { status, text } = translations(code, "common").errors.notFound;
			return { metaTitle: status, metaDescription: text };
		},
		types: [],
	},
	...Object.fromEntries(contentPages.map((name) => [`/${name}/`, ofContentPage(name)])),
};

const url = (route: string, code: LanguageCode) => siteUrl + localizedPath(route, code);

const pictureUrl = (share: "site" | "own", code: LanguageCode) =>
	share === "site" ? `${siteUrl}/share/${code}.jpg` : /\/static\/.+\.jpg$/;

for (const { code, openGraph } of languages) {
	const local = (path: string) => localizedPath(path, code);
	const { brand } = translations(code, "common");
	const planStrings: Record<string, { name: string }> = translations(code, "pricing").plans;

	for (const route of routes) {
		const { meta, share, unlisted = !share, types } = expected[route] as Expected;

		test(`${local(route)} has the metadata of its page and language`, async ({ request }) => {
			const { status, lang, titles, metas, rels, alternates, nodes } = await loadMetadata(request, local(route));
			const { metaTitle, metaDescription } = meta(code);
			expect([status, lang]).toEqual([route === "/nope/" ? 404 : 200, htmlLang(code)]);
			expect(titles).toEqual([`${metaTitle} · ${brand.name}`]);
			expect(metas.description).toEqual([metaDescription]);
			expect(metas.robots).toEqual(unlisted ? ["noindex"] : undefined);
			expect(rels.canonical).toEqual(share && [url(route, code)]);
			expect(metas["og:url"]).toEqual(rels.canonical);
			const everyLanguage = languages.map((other) => [other.code, [url(route, other.code)]]);
			expect(alternates).toEqual(
				share ? { ...Object.fromEntries(everyLanguage), "x-default": [url(route, defaultLanguage)] } : {},
			);
			expect(nodes.map((node) => node["@type"])).toEqual(types);
			const plans = types.includes("SoftwareApplication") ? planGroups.flatMap((group) => group.plans) : undefined;
			expect(nodes.find(({ offers }) => offers)?.offers).toEqual(
				plans?.map(({ id, price }) =>
					expect.objectContaining({ name: planStrings[id]?.name, price, priceCurrency: "USD" }),
				),
			);
			if (!share) return;
			expect(metas).toMatchObject({
				"og:type": ["website"],
				"og:site_name": [brand.name],
				"og:title": [metaTitle],
				"og:description": [metaDescription],
				"og:locale": [openGraph],
				"og:locale:alternate": languages.filter((other) => other.code !== code).map((other) => other.openGraph),
				"og:image": [expect.stringMatching(pictureUrl(share, code))],
				"og:image:alt": [expect.stringMatching(/\S/)],
				"twitter:card": ["summary_large_image"],
			});
			const response = await request.get(new URL(metas["og:image"]?.[0] ?? "").pathname);
			expect(response.headers()["content-type"]).toBe("image/jpeg");
			const image = await response.body();
			const { width, height } = await sharp(image).metadata();
			expect([metas["og:image:width"], metas["og:image:height"]]).toEqual([[String(width)], [String(height)]]);
			expect(image.length).toBeLessThan(150_000);
		});
	}
}

test("the sitemap lists the canonical URLs of all indexable pages", async ({ request }) => {
	const robots = await (await request.get("/robots.txt")).text();
	expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
	expect(robots).not.toContain("Disallow");
	const index = await (await request.get("/sitemap-index.xml")).text();
	expect(index).toContain(`<loc>${siteUrl}/sitemap-0.xml</loc>`);
	const response = await request.get("/sitemap-0.xml");
	expect(response.headers()["content-type"]).toMatch(/^(application|text)\/xml/);
	const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
	// The tests above prove that these pages exist, have these canonical URLs and are indexable.
	const templates = market.list.map(({ id }) => `/template/${id}/`);
	const pages = contentPageNames
		.filter((name) => contentPage(name, defaultLanguage)?.listed !== false)
		.map((name) => `/${name}/`);
	const others = routes.filter((route) => expected[route]?.share && !expected[route].unlisted);
	const indexable = new Set([...others, ...templates, ...pages]);
	const withStories = languages.filter(({ code }) =>
		contentPageNames.some((name) => isStory(contentPage(name, code) ?? {})),
	);
	const stories = withStories.map(({ code }) => url(storiesPath, code));
	const exists = (route: string, code: LanguageCode) => !pages.includes(route) || contentPage(route.slice(1, -1), code);
	expect([...listed].sort()).toEqual(
		[
			...stories,
			...[...indexable].flatMap((route) =>
				languages.filter(({ code }) => exists(route, code)).map(({ code }) => url(route, code)),
			),
		].sort(),
	);
});
