import sharp from "sharp";
import { defaultLanguage, htmlLang, type LanguageCode } from "../../src/i18n/languages";
import { siteUrl } from "../../src/site/head/site-url";
import { expect, languages, path, test } from "../kit/browser";
import { readHead } from "../kit/built-head";
import { readContent } from "../kit/content";
import { copyOf } from "../kit/copy";
import { takeProblems } from "../kit/visit";

/** The HTML as it was built: what crawlers and networks read that run no JavaScript. */
test.use({ javaScriptEnabled: false });

type Expected = {
	copy: (code: LanguageCode) => { metaTitle: string; metaDescription: string };
	/** The one address of the page; a template's is known in the browser alone. */
	address?: string;
	share?: string;
	types: string[];
};

const missing = (code: LanguageCode) => {
	const { status, text } = copyOf(code, "common").errors.notFound;
	return { metaTitle: status, metaDescription: text };
};

/** Every route of the site. */
const table: Record<string, Expected> = {
	"/": {
		copy: (code) => copyOf(code, "landing"),
		address: "/",
		share: "landing",
		types: ["Organization", "WebSite", "SoftwareApplication"],
	},
	"/templates/": {
		copy: (code) => copyOf(code, "market").list,
		address: "/templates/",
		share: "templates",
		types: ["Organization", "WebSite", "BreadcrumbList"],
	},
	"/template/101/": {
		copy: (code) => copyOf(code, "template"),
		share: "template",
		types: ["Organization", "WebSite"],
	},
	"/nope/": { copy: missing, types: [] },
};

const url = (route: string, code: LanguageCode) => siteUrl + path(route, code);

for (const [route, { copy, address, share, types }] of Object.entries(table)) {
	for (const { code, openGraph } of languages) {
		test(`${path(route, code)} says what it is`, async ({ page, problems }) => {
			await page.goto(path(route, code));
			takeProblems(problems, /status of 404/);
			const { lang, titles, metas, links, alternates, nodes } = await readHead(page);
			const { name } = copyOf(code, "common").brand;
			const { metaTitle, metaDescription } = copy(code);

			expect(lang).toBe(htmlLang(code));
			expect(titles).toEqual([`${metaTitle} · ${name}`]);
			expect(metas.description).toEqual([metaDescription]);
			// What result pages of search engines have room for.
			expect(titles[0]?.length).toBeLessThanOrEqual(60);
			expect(metaDescription.length).toBeLessThanOrEqual(160);
			expect(metas.robots).toEqual(share ? undefined : ["noindex"]);
			expect(links.canonical).toEqual(address && [url(address, code)]);
			expect(metas["og:url"]).toEqual(links.canonical);
			const everyLanguage = languages.map((other) => [other.code, url(address ?? "", other.code)]);
			expect(alternates).toEqual(
				address ? { ...Object.fromEntries(everyLanguage), "x-default": url(address, defaultLanguage) } : {},
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

test("no two pages have the same title or description", async ({ page, problems }) => {
	const seen: string[] = [];
	for (const route of Object.keys(table)) {
		for (const { code } of languages) {
			await page.goto(path(route, code));
			const { titles, metas } = await readHead(page);
			seen.push(...titles, ...(metas.description ?? []));
		}
	}
	takeProblems(problems, /status of 404/);
	expect(seen).toHaveLength(new Set(seen).size);
});

test("the pages in other languages name each other", async ({ page }) => {
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
	test(`a shared link has its picture in ${code}`, async ({ page, request }) => {
		for (const route of ["/", "/templates/", "/template/101/"]) {
			await page.goto(path(route, code));
			const { metas } = await readHead(page);
			const answer = await request.get(new URL(metas["og:image"]?.[0] ?? "").pathname);
			expect(answer.headers()["content-type"]).toBe("image/jpeg");
			const picture = await answer.body();
			const { width, height, format } = await sharp(picture).metadata();
			expect({ format, width: [String(width)], height: [String(height)] }).toEqual({
				format: "jpeg",
				width: metas["og:image:width"],
				height: metas["og:image:height"],
			});
			expect(picture.length).toBeLessThan(150_000);
		}
	});

	test(`the plans are offers, at their prices, in ${code}`, async ({ page }) => {
		type Plans = { groups: { plans: { id: string; price: number }[] }[] };
		const names: Record<string, { name: string }> = copyOf(code, "pricing").plans;
		const plans = readContent<Plans>("plans").groups.flatMap((group) => group.plans);
		await page.goto(path("/", code));
		const { nodes } = await readHead(page);
		const software = nodes.find((node) => node["@type"] === "SoftwareApplication");
		expect(software?.offers).toMatchObject(
			plans.map(({ id, price }) => ({ name: names[id]?.name, price, priceCurrency: "USD" })),
		);
	});

	test(`the web manifest is in ${code}`, async ({ request }) => {
		const answer = await request.get(path("/manifest.webmanifest", code));
		expect(answer.headers()["content-type"]).toContain("application/manifest+json");
		const { lang, start_url, icons } = await answer.json();
		expect([lang, start_url]).toEqual([htmlLang(code), path("/", code)]);
		for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
	});
}
