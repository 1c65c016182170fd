import { type APIRequestContext, expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { readCatalog } from "../../sample-market/catalog";
import { excerpt } from "../../src/features/catalog/html";
import { formatMoney } from "../../src/i18n/format";
import { defaultLanguage, htmlLang, type LanguageCode, languages, localizedPath } from "../../src/i18n/languages";
import { siteUrl } from "../../src/seo/site-metadata";
import { normalizeSpaces, readContent } from "../kit/content";
import { findNonOk, internalPaths } from "../kit/links";
import { routes } from "../kit/navigation";
import { headOf } from "../kit/read-head";
import { allTexts, interpolate, translations } from "../kit/translations";

/**
 * Checks the prerendered HTML without a browser: what crawlers and visitors without JavaScript receive. The base test of
 * Playwright is used because the project's own one opens a browser page.
 */
const fetchPage = async (request: APIRequestContext, address: string) => {
	const response = await request.get(address);
	const { document } = new JSDOM(await response.text(), { url: response.url() }).window;
	const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
	return {
		status: response.status(),
		head: headOf(document),
		all,
		texts: (selector: string) => all(selector).map((element) => normalizeSpaces(element.textContent ?? "")),
		links: (selector: string) =>
			all(`${selector} a`).map((link) => [
				normalizeSpaces(link.getAttribute("aria-label") ?? link.textContent ?? ""),
				link.getAttribute("href"),
			]),
	};
};

type Expected = {
	meta: (code: LanguageCode) => { metaTitle: string; metaDescription: string };
	/** The canonical path. */
	canonical?: string;
	share?: string;
	types: string[];
	/** The route to which the language menu leads. */
	inOtherLanguages: string;
	/** Texts in the main part of the page. */
	texts: (code: LanguageCode) => string[];
};

const market = readCatalog();
const [first] = market.list;
const template = {
	title: first?.title ?? "",
	scriptCount: first?.script_count ?? 0,
	text: normalizeSpaces(JSDOM.fragment(first?.description ?? "").textContent ?? ""),
};

const plans = readContent<Queries.PlansContentFragment>("plans");
const site = readContent<{ registration: string; documentation: string }>("site");
const link = (name: string, href: string | undefined) => [normalizeSpaces(name), href];
const url = (route: string, code: LanguageCode) => siteUrl + localizedPath(route, code);

const expected: Record<(typeof routes)[number], Expected> = {
	"/": {
		meta: (code) => translations(code, "landing"),
		canonical: "/",
		share: "landing",
		types: ["Organization", "WebSite", "SoftwareApplication"],
		inOtherLanguages: "/",
		texts: (code) => {
			const { hero, showcase, features, resources } = translations(code, "landing");
			const pictures = Object.values(showcase.sections).map(({ pictureAlt }) => pictureAlt);
			const { groups } = translations(code, "pricing");
			const texts = allTexts({ showcase, features, resources, groups }).filter((text) => !pictures.includes(text));
			return [Object.values(hero.words)[0] ?? "", hero.lead, ...texts];
		},
	},
	"/templates/": {
		meta: (code) => translations(code, "catalog").list,
		canonical: "/templates/",
		share: "templates",
		types: ["Organization", "WebSite", "BreadcrumbList", "ItemList"],
		inOtherLanguages: "/templates/",
		texts: (code) => {
			const { title, list } = translations(code, "catalog");
			const shown = market.list.slice(0, 24).flatMap(({ title: name }) => name);
			return [title, list.title, ...shown, translations(code, "common").breadcrumb.home];
		},
	},
	"/template/101/": {
		meta: () => ({ metaTitle: template.title, metaDescription: excerpt(template.text, 155) }),
		canonical: "/template/101/",
		share: "template/101.jpg",
		types: ["Organization", "WebSite", "BreadcrumbList", "SoftwareApplication"],
		inOtherLanguages: "/template/101/",
		texts: (code) => {
			const { breadcrumb } = translations(code, "common");
			const { title } = translations(code, "catalog");
			const { scripts } = translations(code, "template");
			const count = interpolate(scripts, { count: template.scriptCount });
			return [`${breadcrumb.home}${title}${template.title}`, template.text, count];
		},
	},
	"/nope/": {
		meta: (code) => {
			const { status, text } = translations(code, "common").errors.notFound;
			return { metaTitle: status, metaDescription: text };
		},
		types: [],
		inOtherLanguages: "/",
		texts: (code) => [translations(code, "common").errors.notFound.text],
	},
};

for (const { code, openGraph } of languages) {
	const local = (path: string) => localizedPath(path, code);
	const { brand, header, footer, actions, skipToContent } = translations(code, "common");

	for (const route of routes) {
		const { meta, canonical, share, types, inOtherLanguages, texts: expectedTexts } = expected[route];

		test(`${local(route)} is complete without JavaScript`, async ({ request }) => {
			const { status, head, all, texts, links } = await fetchPage(request, local(route));
			expect(status).toBe(route === "/nope/" ? 404 : 200);

			await test.step("metadata", async () => {
				const { lang, titles, metas, links, alternates, nodes } = head;
				const { metaTitle, metaDescription } = meta(code);
				expect(lang).toBe(htmlLang(code));
				expect(titles).toEqual([`${metaTitle} · ${brand.name}`]);
				expect(metas.description).toEqual([metaDescription]);
				// Search engines truncate longer ones.
				expect(titles[0]?.length).toBeLessThanOrEqual(60);
				expect(metaDescription.length).toBeLessThanOrEqual(160);
				expect(metas.robots).toEqual(share ? undefined : ["noindex"]);
				expect(links.canonical).toEqual(canonical && [url(canonical, code)]);
				expect(metas["og:url"]).toEqual(links.canonical);
				const everyLanguage = languages.map((other) => [other.code, url(canonical ?? "", other.code)]);
				expect(alternates).toEqual(
					canonical ? { ...Object.fromEntries(everyLanguage), "x-default": url(canonical, defaultLanguage) } : {},
				);
				expect(links.manifest?.map((href) => new URL(href).pathname)).toEqual([local("/manifest.webmanifest")]);
				expect(nodes.map((node) => node["@type"])).toEqual(types);
				if (!share) return;
				expect(metas).toMatchObject({
					"og:type": ["website"],
					"og:site_name": [brand.name],
					"og:title": [metaTitle],
					"og:description": [metaDescription],
					"og:locale": [openGraph],
					"og:locale:alternate": languages.filter((other) => other.code !== code).map((other) => other.openGraph),
					"og:image": [`${siteUrl}/share/${share.includes(".") ? share : `${share}.${code}.jpg`}`],
					"og:image:alt": [expect.stringMatching(/\S/)],
					"twitter:card": ["summary_large_image"],
				});
				const response = await request.get(new URL(metas["og:image"]?.[0] ?? "").pathname);
				expect(response.headers()["content-type"]).toBe("image/jpeg");
				const image = await response.body();
				const { width, height, format } = await sharp(image).metadata();
				expect({ format, width: [String(width)], height: [String(height)] }).toEqual({
					format: "jpeg",
					width: metas["og:image:width"],
					height: metas["og:image:height"],
				});
				expect(image.length).toBeLessThan(150_000);
			});

			await test.step("texts and links", async () => {
				const [content = ""] = texts("main");
				for (const text of expectedTexts(code)) expect.soft(content).toContain(normalizeSpaces(text));
				expect([all("main").length, all("h1").length]).toEqual([1, 1]);
				expect(texts("body a")[0]).toBe(normalizeSpaces(skipToContent));
				const targets = ["/", "/#pricing", "/#features", "/#templates", "/"].map(local);
				expect(links("header nav")).toEqual(Object.values(header.links).map((name, at) => link(name, targets[at])));
				expect(links("header")).toContainEqual(link(brand.home, local("/")));
				expect(links("header")).toContainEqual(link(actions.getStarted, site.registration));
				expect(links("footer").map(([name]) => name)).toEqual(
					expect.arrayContaining(allTexts({ ...footer.links, ...footer.networks }).map(normalizeSpaces)),
				);
				const inLanguages = all<HTMLAnchorElement>("header a[hreflang]").map((to) => [to.hreflang, to.pathname]);
				const sameInLanguages = languages.map((other) => [other.code, localizedPath(inOtherLanguages, other.code)]);
				expect(inLanguages).toEqual(sameInLanguages);
				const withoutRel = all<HTMLAnchorElement>("a[target=_blank]").filter(({ rel }) => !/\bnoopener\b/.test(rel));
				expect(withoutRel.map(({ href }) => href)).toEqual([]);
			});

			await test.step("files for hydration", async () => {
				if (!canonical) return;
				const preloaded = all<HTMLLinkElement>("link[rel=preload]").map(({ href }) => new URL(href).pathname);
				expect(preloaded.join(" ")).toMatch(/app-data\.json .*\/page-data\.json .*component---\S+\.js/);
				expect(await findNonOk(request, preloaded)).toEqual([]);
			});
		});
	}

	test(`the landing page has its sections, features, pictures and plans in ${code}`, async ({ request }) => {
		const { head, all, texts, links } = await fetchPage(request, local("/"));
		const { hero, showcase, features } = translations(code, "landing");
		const pricing = translations(code, "pricing");
		const names: Record<string, { name: string }> = pricing.plans;
		const sections = all("main section:not(section section)").map(({ id }) => id);
		expect(sections.join(" ")).toBe("hero-section showcase features templates pricing resources");
		expect(links("#hero-section")).toEqual([
			link(actions.getStarted, site.registration),
			link(`${actions.learnMore} ${hero.learnMoreWhere}`, site.documentation),
		]);
		const rows = Object.values(showcase.sections);
		expect(rows).toHaveLength(4);
		expect(texts("#showcase h3")).toEqual(rows.map(({ title }) => normalizeSpaces(title)));
		const pictures = all<HTMLImageElement>("#hero-section img, #showcase img").map(({ alt }) => alt);
		expect(pictures).toEqual([hero.pictureAlt, ...rows.map(({ pictureAlt }) => pictureAlt)]);
		const items = Object.values(features.items);
		expect(items).toHaveLength(9);
		expect(texts("#features li h3")).toEqual(items.map(({ title }) => normalizeSpaces(title)));

		const offers = plans.groups.flatMap((group) => group.plans);
		const cards = texts("#pricing li:has(h3)");
		expect(texts("#pricing li h3")).toEqual(offers.map(({ id }) => normalizeSpaces(names[id]?.name ?? "")));
		for (const [index, { price }] of offers.entries()) {
			expect(cards[index]).toContain(normalizeSpaces(formatMoney(price, code)));
			expect(cards[index]).toContain(normalizeSpaces(pricing.perMonth));
			expect(cards[index]).toContain(normalizeSpaces(pricing.getNow));
		}
		expect(head.nodes.find((node) => node["@type"] === "SoftwareApplication")?.offers).toMatchObject(
			offers.map(({ id, price }) => ({
				name: names[id]?.name,
				price,
				priceCurrency: "USD",
				priceSpecification: { unitCode: "MON" },
			})),
		);
	});

	test(`the web manifest is localized in ${code}`, async ({ request }) => {
		const response = await request.get(local("/manifest.webmanifest"));
		expect(response.headers()["content-type"]).toContain("application/manifest+json");
		const { lang, start_url, icons } = await response.json();
		expect([lang, start_url]).toEqual([htmlLang(code), local("/")]);
		const files = icons.map(({ src }: { src: string }) => src);
		expect(await findNonOk(request, files)).toEqual([]);
	});
}

test("titles and descriptions are unique, apart from those of the market", () => {
	// The tests above prove that the pages have these.
	const own = routes.filter((route) => !route.startsWith("/template/"));
	const metas = languages.flatMap(({ code }) => own.map((route) => expected[route].meta(code)));
	const seen = metas.flatMap(({ metaTitle, metaDescription }) => [metaTitle, metaDescription]);
	expect(seen).toHaveLength(new Set(seen).size);
});

test("no internal link of any page redirects or fails", async ({ request }) => {
	const seen = new Set(languages.map(({ code }) => localizedPath("/", code)));
	for (const each of seen) {
		const response = await request.get(each);
		// Parsing each page into a document takes 17 s of processor time.
		const hrefs = [...(await response.text()).matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = ""]) =>
			new URL(href.replaceAll("&amp;", "&"), response.url()).toString(),
		);
		for (const linked of internalPaths(hrefs, new URL(response.url()).origin)) seen.add(linked);
	}
	for (const { code } of languages) expect(seen).toContain(localizedPath("/templates/", code));
	expect(await findNonOk(request, seen)).toEqual([]);
});

test("the sitemap lists the canonical URLs of all indexable pages", async ({ request }) => {
	const robots = await (await request.get("/robots.txt")).text();
	expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
	expect(robots).not.toContain("Disallow");
	const response = await request.get("/sitemap.xml");
	expect(response.headers()["content-type"]).toMatch(/^(application|text)\/xml/);
	const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
	// The tests above prove that these pages exist, have these canonical URLs and are indexable.
	const templates = market.list.map(({ id }) => `/template/${id}/`);
	const indexable = new Set([...routes.flatMap((route) => expected[route].canonical ?? []), ...templates]);
	expect([...listed].sort()).toEqual(
		[...indexable].flatMap((route) => languages.map(({ code }) => url(route, code))).sort(),
	);
});
