import { type APIRequestContext, expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { landingAnchors } from "../../content-model/schemas/site";
import { readCatalog } from "../../sample-market/catalog";
import { formatMoney } from "../../src/i18n/format";
import { defaultLanguage, htmlLang, type LanguageCode, languages, localizedPath } from "../../src/i18n/languages";
import { excerpt } from "../../src/lib/html";
import { siteUrl } from "../../src/seo/site-metadata";
import { normalizeSpaces, planGroups, readContent } from "../kit/content";
import { routes } from "../kit/navigation";
import { allTexts, interpolate, translations } from "../kit/translations";

/** Groups values by key: metadata may occur more than once. */
function groups(pairs: [string, string][]) {
	const result: Record<string, string[]> = {};
	for (const [key, value] of pairs) result[key] = [...(result[key] ?? []), value];
	return result;
}

/** The internal link targets among the addresses: path and query, each once. */
function internalPaths(hrefs: string[], origin: string): string[] {
	const internal = hrefs.filter((href) => href.startsWith(`${origin}/`)).map((href) => new URL(href));
	return [...new Set(internal.map(({ pathname, search }) => pathname + search))];
}

/** The paths that respond with a redirect or an error. */
async function findNonOk(request: APIRequestContext, paths: Iterable<string>): Promise<string[]> {
	const results = [...paths].map(async (path) => {
		const status = (await request.get(path, { maxRedirects: 0 })).status();
		return status === 200 ? [] : [`${path} has status ${status}`];
	});
	return (await Promise.all(results)).flat();
}

/**
 * Checks the prerendered HTML without a browser: what crawlers and visitors without JavaScript receive. The base test of
 * Playwright is used because the project's own one opens a browser page.
 */
const fetchPage = async (request: APIRequestContext, address: string) => {
	const response = await request.get(address);
	const { document } = new JSDOM(await response.text(), { url: response.url() }).window;
	const all = <Kind extends HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
	const metas = all<HTMLMetaElement>("meta[name], meta[property]");
	const alternates = all<HTMLLinkElement>("link[hreflang]").map(({ hreflang, href }) => [hreflang, href]);
	const data = all("script[type='application/ld+json']");
	return {
		status: response.status(),
		lang: document.documentElement.lang,
		titles: all("head title").map((title) => title.textContent ?? ""),
		metas: groups(metas.map((meta) => [meta.getAttribute("property") ?? meta.name, meta.content])),
		rels: groups(all<HTMLLinkElement>("link:not([hreflang])").map(({ rel, href }) => [rel, href])),
		alternates: Object.fromEntries(alternates) as Record<string, string>,
		nodes: data.flatMap(
			(script) => JSON.parse(script.textContent ?? "")["@graph"] as { "@type": string; offers: unknown }[],
		),
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

type Site = {
	registration: string;
	documentation: string;
	header: { id: string; to: string }[];
	landing: (keyof typeof landingAnchors)[];
};
const site = readContent<Site>("site");
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
			return [hero.lead, ...texts];
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
	const headerTexts: Record<string, string> = header.links;

	for (const route of routes) {
		const { meta, canonical, share, types, inOtherLanguages, texts: expectedTexts } = expected[route];

		test(`${local(route)} has the metadata of its page and language`, async ({ request }) => {
			const { status, lang, titles, metas, rels, alternates, nodes } = await fetchPage(request, local(route));
			const { metaTitle, metaDescription } = meta(code);
			expect([status, lang]).toEqual([route === "/nope/" ? 404 : 200, htmlLang(code)]);
			expect(titles).toEqual([`${metaTitle} · ${brand.name}`]);
			expect(metas.description).toEqual([metaDescription]);
			expect(metas.robots).toEqual(share ? undefined : ["noindex"]);
			expect(rels.canonical).toEqual(canonical && [url(canonical, code)]);
			expect(metas["og:url"]).toEqual(rels.canonical);
			const everyLanguage = languages.map((other) => [other.code, url(canonical ?? "", other.code)]);
			expect(alternates).toEqual(
				canonical ? { ...Object.fromEntries(everyLanguage), "x-default": url(canonical, defaultLanguage) } : {},
			);
			expect(rels.manifest?.map((href) => new URL(href).pathname)).toEqual([local("/manifest.webmanifest")]);
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
			const { width, height } = await sharp(image).metadata();
			expect([metas["og:image:width"], metas["og:image:height"]]).toEqual([[String(width)], [String(height)]]);
			expect(image.length).toBeLessThan(150_000);
		});

		test(`${local(route)} has its texts and links without JavaScript`, async ({ request }) => {
			const { all, texts, links } = await fetchPage(request, local(route));
			const [content = ""] = texts("main");
			for (const text of expectedTexts(code)) expect.soft(content).toContain(normalizeSpaces(text));
			expect([all("main").length, all("h1").length]).toEqual([1, 1]);
			expect(texts("body a")[0]).toBe(normalizeSpaces(skipToContent));
			expect(links("header nav")).toEqual(site.header.map(({ id, to }) => link(headerTexts[id] ?? "", local(to))));
			expect(links("header")).toContainEqual(link(brand.home, local("/")));
			expect(links("header")).toContainEqual(link(actions.getStarted, site.registration));
			expect(links("footer").map(([name]) => name)).toEqual(
				expect.arrayContaining(allTexts({ ...footer.links, ...footer.networks }).map(normalizeSpaces)),
			);
			const inLanguages = all<HTMLAnchorElement>("header a[hreflang]").map((to) => [to.hreflang, to.pathname]);
			const sameInLanguages = languages.map((other) => [other.code, localizedPath(inOtherLanguages, other.code)]);
			expect(inLanguages).toEqual(sameInLanguages);
			expect(all("a[target=_blank]:not([rel~=noopener])")).toEqual([]);
			const preloads = all<HTMLLinkElement>("link[rel=preload]").map(({ href }) => new URL(href).pathname);
			expect(await findNonOk(request, preloads)).toEqual([]);
		});
	}

	test(`the landing page has all its content in ${code}`, async ({ request }) => {
		const { nodes, all, texts, links } = await fetchPage(request, local("/"));
		const { hero, showcase, features } = translations(code, "landing");
		const pricing = translations(code, "pricing");
		const plans = planGroups.flatMap((group) => group.plans);
		const planTexts: Record<string, { name: string }> = pricing.plans;
		const rowTexts: Record<string, { title: string; pictureAlt: string }> = showcase.sections;
		const featureTexts: Record<string, { title: string }> = features.items;
		expect(all("main section:not(section section)").map(({ id }) => id)).toEqual(
			site.landing.map((section) => landingAnchors[section]),
		);
		expect(links("#hero-section")).toEqual([
			link(actions.getStarted, site.registration),
			link(`${actions.learnMore} ${hero.learnMoreWhere}`, site.documentation),
		]);
		const rows = readContent<{ sections: { id: string }[] }>("showcase").sections.map(({ id }) => rowTexts[id]);
		expect(texts("#showcase h3")).toEqual(rows.map((row) => normalizeSpaces(row?.title ?? "")));
		const pictures = all<HTMLImageElement>("#hero-section img, #showcase img").map(({ alt }) => alt);
		expect(new Set(pictures)).toEqual(new Set([hero.pictureAlt, ...rows.map((row) => row?.pictureAlt)]));
		const items = readContent<{ features: { id: string }[] }>("features").features;
		expect(texts("#features li h3")).toEqual(items.map(({ id }) => normalizeSpaces(featureTexts[id]?.title ?? "")));

		const cards = texts("#pricing li:has(h3)");
		expect(texts("#pricing li h3")).toEqual(plans.map(({ id }) => normalizeSpaces(planTexts[id]?.name ?? "")));
		for (const [index, { price, annualPrice }] of plans.entries()) {
			for (const amount of [price, annualPrice]) {
				expect(cards[index]).toContain(normalizeSpaces(formatMoney(amount, code)));
			}
			expect(cards[index]).toContain(normalizeSpaces(pricing.getNow));
		}
		expect(nodes.find((node) => node["@type"] === "SoftwareApplication")?.offers).toMatchObject(
			plans.map(({ id, price }) => ({ name: planTexts[id]?.name, price, priceCurrency: "USD" })),
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

test("the controls of the landing page name their analytics events", async ({ request }) => {
	const { all } = await fetchPage(request, "/");
	const events = ["get-started header", "get-started hero", "learn-more", "billing monthly", "billing annual"];
	const plans = planGroups.flatMap((group) => group.plans).map(({ id }) => `get-now ${id}`);
	const named = all("[data-event]").map((element) => element.dataset.event);
	expect(named).toEqual(expect.arrayContaining([...events, ...plans]));
});

test("no internal link of any page redirects or fails", async ({ request }) => {
	const seen = new Set(languages.map(({ code }) => localizedPath("/", code)));
	for (const each of seen) {
		const response = await request.get(each);
		// Parsing each page into a document takes 17 s of processor time.
		const hrefs = [...(await response.text()).matchAll(/<(?:a|link)\b[^>]*? href="([^"]*)"/g)].map(([, href = ""]) =>
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
