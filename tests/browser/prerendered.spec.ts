import { expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import { readCatalog } from "../../sample-market/catalog";
import { formatMoney } from "../../src/i18n/format";
import { type LanguageCode, languages, localizedPath } from "../../src/i18n/languages";
import {
	contentPage,
	contentPages,
	landing,
	normalizeSpaces,
	planGroups,
	readContent,
	sectionId,
	shows,
} from "../kit/content";
import { loadHtml } from "../kit/load-html";
import { routes } from "../kit/navigation";
import { interpolate, shownStrings, translations } from "../kit/translations";

// Without a browser: the base test of Playwright opens no page.

type Site = {
	registration: string;
	documentation: string;
	header: { id: string; to: string }[];
	links?: { id: string }[];
	social: { id: string }[];
};
const site = readContent<Site>("site");
const { blocks } = readContent<{ blocks: { id: string }[] }>("resources");
const inFooter = [site.links, site.social, blocks.map(({ id }) => id)];
const { seeAll } = readContent<{ seeAll: boolean }>("templates");
const { list } = readCatalog();
const [first] = list;

const link = (name: string, href: string | undefined) => [normalizeSpaces(name), href];
const linkOf = (element: HTMLElement) =>
	link(element.getAttribute("aria-label") ?? element.textContent ?? "", element.getAttribute("href") ?? undefined);

/** Strings in the main part of each page. */
const expectedStrings: Record<string, (code: LanguageCode) => string[]> = {
	"/": (code) => {
		const { hero, showcase, features, resources } = translations(code, "landing");
		const pictures = Object.values(showcase.sections).map(({ pictureAlt }) => pictureAlt);
		const { groups, plans } = translations(code, "pricing");
		const strings = {
			hero: [hero.lead],
			showcase: shownStrings(showcase, readContent("showcase")),
			features: shownStrings(features, readContent("features")),
			resources: shownStrings(resources, readContent("resources")),
			pricing: shownStrings({ groups, plans }, readContent("plans")),
		};
		const sections = Object.entries(strings).filter(([section]) => shows(section));
		return sections.flatMap(([, shown]) => shown).filter((text) => !pictures.includes(text));
	},
	"/templates/": (code) => {
		const catalog = translations(code, "catalog");
		const shown = list.slice(0, 24).map(({ title }) => title);
		return [catalog.title, catalog.list.title, ...shown, translations(code, "common").breadcrumb.home];
	},
	"/template/101/": (code) => {
		const { title } = translations(code, "catalog");
		const scripts = interpolate(translations(code, "template").scripts, { count: first?.script_count ?? 0 });
		const description = JSDOM.fragment(first?.description ?? "").textContent ?? "";
		return [`${translations(code, "common").breadcrumb.home}${title}${first?.title}`, description, scripts];
	},
	"/nope/": (code) => [translations(code, "common").errors.notFound.text],
	...Object.fromEntries(
		contentPages.map((name) => [
			`/${name}/`,
			(code: LanguageCode) => [`${translations(code, "common").breadcrumb.home}${contentPage(name, code)?.title}`],
		]),
	),
};

for (const { code } of languages) {
	const local = (path: string) => localizedPath(path, code);
	const { brand, header, footer, actions, skipToContent } = translations(code, "common");

	for (const route of routes) {
		test(`${local(route)} has its text and links without JavaScript`, async ({ request }) => {
			const { all, texts } = await loadHtml(request, local(route));
			const [content = ""] = texts("main");
			for (const text of expectedStrings[route]?.(code) ?? []) expect.soft(content).toContain(normalizeSpaces(text));
			expect([all("main").length, all("h1").length]).toEqual([1, 1]);
			expect(texts("body a")[0]).toBe(normalizeSpaces(skipToContent));
			const headerStrings: Record<string, string> = header.links;
			const headerLinks = site.header.map(({ id, to }) => link(headerStrings[id] ?? "", local(to)));
			expect(all("header nav a").map(linkOf)).toEqual(headerLinks);
			expect(all("header a").map(linkOf)).toEqual(
				expect.arrayContaining([
					link(interpolate(brand.home, { name: brand.name }), local("/")),
					link(actions.getStarted, site.registration),
				]),
			);
			expect(all("footer a").map((each) => linkOf(each)[0])).toEqual(
				expect.arrayContaining(
					shownStrings({ links: footer.links, networks: footer.networks }, inFooter).map(normalizeSpaces),
				),
			);
			const inLanguages = all<HTMLAnchorElement>("header a[hreflang]").map((to) => [to.hreflang, to.pathname]);
			const same = route === "/nope/" ? "/" : route;
			expect(inLanguages).toEqual(languages.map((other) => [other.code, localizedPath(same, other.code)]));
			expect(all("a[target=_blank]:not([rel~=noopener])")).toEqual([]);
			// The footer keeps its HTML when a link opens another page.
			expect(all("footer [aria-current=page]")).toEqual([]);
		});
	}

	test(`${local("/")} has the sections, pictures, features and plans of the content`, async ({ request }) => {
		const { all, texts } = await loadHtml(request, local("/"));
		const { hero, showcase, features } = translations(code, "landing");
		const pricing = translations(code, "pricing");
		const ids = all("main section:not(section section)").map(({ id }) => id);
		expect(ids).toEqual(landing.map(sectionId));
		const inHero = [
			link(actions.getStarted, site.registration),
			link(`${actions.learnMore} ${hero.learnMoreWhere}`, site.documentation),
		];
		expect(all("#hero-section a").map(linkOf)).toEqual(shows("hero") ? inHero : []);
		const catalogLinks = all("#templates a").filter((each) => each.getAttribute("href") === local("/templates/"));
		expect(catalogLinks).toHaveLength(seeAll && shows("templates") ? 1 : 0);

		const rowStrings: Record<string, { title: string; pictureAlt: string }> = showcase.sections;
		const { sections } = readContent<{ sections: { id: string }[] }>("showcase");
		const rows = shows("showcase") ? sections.map(({ id }) => rowStrings[id]) : [];
		expect(texts("#showcase h3")).toEqual(rows.map((row) => normalizeSpaces(row?.title ?? "")));
		const pictures = all<HTMLImageElement>("#hero-section img, #showcase img").map(({ alt }) => alt);
		const inHeroAlso = shows("hero") ? [hero.pictureAlt] : [];
		expect(new Set(pictures)).toEqual(new Set([...inHeroAlso, ...rows.map((row) => row?.pictureAlt)]));
		const featureStrings: Record<string, { title: string }> = features.items;
		const items = shows("features") ? readContent<{ features: { id: string }[] }>("features").features : [];
		expect(texts("#features li h3")).toEqual(items.map(({ id }) => normalizeSpaces(featureStrings[id]?.title ?? "")));

		const plans = shows("pricing") ? planGroups.flatMap((group) => group.plans) : [];
		const planStrings: Record<string, { name: string }> = pricing.plans;
		expect(texts("#pricing li h3")).toEqual(plans.map(({ id }) => normalizeSpaces(planStrings[id]?.name ?? "")));
		const cards = texts("#pricing li:has(h3)");
		for (const [index, { price, annualPrice }] of plans.entries()) {
			const amounts = [price, annualPrice].map((amount) => formatMoney(amount, code));
			for (const text of [...amounts, pricing.getNow]) expect(cards[index]).toContain(normalizeSpaces(text));
		}
		const events = [
			"get-started header",
			...(shows("hero") ? ["get-started hero", "learn-more"] : []),
			...(shows("pricing") ? ["billing monthly", "billing annual"] : []),
			...plans.map(({ id }) => `get-now ${id}`),
		];
		expect(all("[data-event]").map(({ dataset }) => dataset.event)).toEqual(expect.arrayContaining(events));
	});
}

test("no internal link of any page redirects or fails", async ({ request }) => {
	const seen = new Set(languages.flatMap(({ code }) => ["/", "/nope/"].map((route) => localizedPath(route, code))));
	const failed: string[] = [];
	for (const address of seen) {
		const response = await request.get(address, { maxRedirects: 0 });
		if (response.status() !== (address.endsWith("/nope/") ? 404 : 200)) failed.push(`${address} ${response.status()}`);
		if (!/html/.test(response.headers()["content-type"] ?? "")) continue;
		// Parsing each page into a document takes 17 s of processor time.
		const tags = (await response.text()).matchAll(/<(?:a|link)\b[^>]*? href="([^"]*)"/g);
		for (const [, href = ""] of tags) {
			const { origin, pathname, search } = new URL(href.replaceAll("&amp;", "&"), response.url());
			if (origin === new URL(response.url()).origin) seen.add(pathname + search);
		}
	}
	for (const { code } of languages) expect(seen).toContain(localizedPath("/templates/", code));
	expect(failed).toEqual([]);
});
