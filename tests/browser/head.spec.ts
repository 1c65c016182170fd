import sharp from "sharp";
import { defaultLanguage, htmlLang, type LanguageCode } from "../../src/i18n/languages";
import { siteUrl } from "../../src/seo/site-metadata";
import { expect, languages, path, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { takeExpected } from "../kit/navigation";
import { readHead } from "../kit/read-head";
import { translations } from "../kit/translations";

/** Checks the prerendered HTML, which crawlers without JavaScript read. */
test.use({ javaScriptEnabled: false });

type Expected = {
	texts: (code: LanguageCode) => { metaTitle: string; metaDescription: string };
	/** The canonical path. Template pages get theirs in the browser. */
	canonical?: string;
	share?: string;
	types: string[];
};

const notFound = (code: LanguageCode) => {
	const { status, text } = translations(code, "common").errors.notFound;
	return { metaTitle: status, metaDescription: text };
};

/** The expected head of each route. */
const routes: Record<string, Expected> = {
	"/": {
		texts: (code) => translations(code, "landing"),
		canonical: "/",
		share: "landing",
		types: ["Organization", "WebSite", "SoftwareApplication"],
	},
	"/templates/": {
		texts: (code) => translations(code, "catalog").list,
		canonical: "/templates/",
		share: "templates",
		types: ["Organization", "WebSite", "BreadcrumbList"],
	},
	"/template/101/": {
		texts: (code) => translations(code, "template"),
		share: "template",
		types: ["Organization", "WebSite"],
	},
	"/nope/": { texts: notFound, types: [] },
};

const url = (route: string, code: LanguageCode) => siteUrl + path(route, code);

for (const [route, { texts, canonical, share, types }] of Object.entries(routes)) {
	for (const { code, openGraph } of languages) {
		test(`${path(route, code)} has complete metadata`, async ({ page, consoleErrors }) => {
			await page.goto(path(route, code));
			takeExpected(consoleErrors, /status of 404/);
			const { lang, titles, metas, links, alternates, nodes } = await readHead(page);
			const { name } = translations(code, "common").brand;
			const { metaTitle, metaDescription } = texts(code);

			expect(lang).toBe(htmlLang(code));
			expect(titles).toEqual([`${metaTitle} · ${name}`]);
			expect(metas.description).toEqual([metaDescription]);
			// Search engines truncate longer texts.
			expect(titles[0]?.length).toBeLessThanOrEqual(60);
			expect(metaDescription.length).toBeLessThanOrEqual(160);
			expect(metas.robots).toEqual(share ? undefined : ["noindex"]);
			expect(links.canonical).toEqual(canonical && [url(canonical, code)]);
			expect(metas["og:url"]).toEqual(links.canonical);
			const everyLanguage = languages.map((other) => [other.code, url(canonical ?? "", other.code)]);
			expect(alternates).toEqual(
				canonical ? { ...Object.fromEntries(everyLanguage), "x-default": url(canonical, defaultLanguage) } : {},
			);
			expect(links.manifest?.map((href) => new URL(href).pathname)).toEqual([path("/manifest.webmanifest", code)]);
			expect(nodes.map((node) => node["@type"])).toEqual(types);
			if (!share) return;
			expect(metas).toMatchObject({
				"og:type": ["website"],
				"og:site_name": [name],
				"og:title": [metaTitle],
				"og:description": [metaDescription],
				"og:locale": [openGraph],
				"og:locale:alternate": languages.filter((other) => other.code !== code).map((other) => other.openGraph),
				"og:image": [`${siteUrl}/share/${share}.${code}.jpg`],
				"og:image:alt": [expect.stringMatching(/\S/)],
				"twitter:card": ["summary_large_image"],
			});
		});
	}
}

test("titles and descriptions are unique", async ({ page, consoleErrors }) => {
	const seen: string[] = [];
	for (const route of Object.keys(routes)) {
		for (const { code } of languages) {
			await page.goto(path(route, code));
			const { titles, metas } = await readHead(page);
			seen.push(...titles, ...(metas.description ?? []));
		}
	}
	takeExpected(consoleErrors, /status of 404/);
	expect(seen).toHaveLength(new Set(seen).size);
});

test("all languages of a page have the same alternate links", async ({ page }) => {
	for (const route of ["/", "/templates/"]) {
		const heads = [];
		for (const { code } of languages) {
			await page.goto(path(route, code));
			heads.push((await readHead(page)).alternates);
		}
		for (const alternates of heads) expect(alternates).toEqual(heads[0]);
	}
});

for (const { code } of languages) {
	test(`share images exist and have the declared size in ${code}`, async ({ page, request }) => {
		for (const route of ["/", "/templates/", "/template/101/"]) {
			await page.goto(path(route, code));
			const { metas } = await readHead(page);
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
		}
	});

	test(`structured data lists the plans with their prices in ${code}`, async ({ page }) => {
		type Plans = { groups: { plans: { id: string; price: number }[] }[] };
		const names: Record<string, { name: string }> = translations(code, "pricing").plans;
		const plans = readContent<Plans>("plans").groups.flatMap((group) => group.plans);
		await page.goto(path("/", code));
		const { nodes } = await readHead(page);
		const software = nodes.find((node) => node["@type"] === "SoftwareApplication");
		expect(software?.offers).toMatchObject(
			plans.map(({ id, price }) => ({ name: names[id]?.name, price, priceCurrency: "USD" })),
		);
	});

	test(`the web manifest is localized in ${code}`, async ({ request }) => {
		const response = await request.get(path("/manifest.webmanifest", code));
		expect(response.headers()["content-type"]).toContain("application/manifest+json");
		const { lang, start_url, icons } = await response.json();
		expect([lang, start_url]).toEqual([htmlLang(code), path("/", code)]);
		for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
	});
}
