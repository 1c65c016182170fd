/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import type { Font } from "satori";
import sharp from "sharp";
import { onRenderBody } from "../../../gatsby/document-head";
import { webManifest } from "../../../gatsby/public-files";
import { loadFonts, sharePictureOf } from "../../../gatsby/share-pictures";
import { readTokens, readTranslations } from "../../../gatsby/site-sources";
import { listedRoutes, robots, sitemap } from "../../../gatsby/sitemap";
import { htmlLang, languages, localizedPath } from "../../../src/i18n/languages";
import { sharePages, shareText } from "../../../src/seo/site-metadata";
import { translations } from "../../kit/translations";

describe("web app manifest", () => {
	test.each(languages)("in $code uses the locale files", ({ code }) => {
		const { brand } = translations(code, "common");
		expect(webManifest(code, readTranslations(code), "#123456")).toMatchObject({
			lang: htmlLang(code),
			name: `${brand.name} · ${brand.tagline}`,
			short_name: brand.name,
			description: translations(code, "landing").metaDescription,
			start_url: localizedPath("/", code),
			theme_color: "#123456",
			background_color: "#123456",
		});
	});

	test("has icons that exist in their declared size", async () => {
		const { icons } = webManifest("en", readTranslations("en"), "#123456");
		for (const { src, sizes, type } of icons) {
			const file = `static${src}`;
			expect(existsSync(file)).toBe(true);
			if (type !== "image/png") continue;
			const { width, height } = await sharp(file).metadata();
			expect(`${width}x${height}`).toBe(sizes);
		}
		expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
	});
});

test("tokens resolve to raw values, and theme-color is the page color", () => {
	const token = readTokens();
	expect(token("--color-page")).toBe("#0c0a09");
	expect(token("--color-line-strong")).toBe("rgb(255 245 235 / 18%)");
	expect(() => token("--color-none")).toThrow("src/styles/scale.css and src/styles/roles.css have no --color-none");
	const setHeadComponents = jest.fn();
	onRenderBody?.({ setHeadComponents } as never, { plugins: [] });
	const html = renderToStaticMarkup(setHeadComponents.mock.calls[0][0]);
	expect(html).toContain(`<meta name="theme-color" content="${token("--color-page")}"/>`);
});

describe("share pictures", () => {
	const picture = readFileSync("content/images/editor-narrow.png");
	const logo = `data:image/svg+xml;base64,${readFileSync("artwork/logo.svg", "base64")}`;
	let fonts: Font[];
	beforeAll(async () => {
		fonts = await loadFonts();
	});

	const draw = (text: ReturnType<typeof shareText>) =>
		sharePictureOf({ brand: "Qahva", text, logo, picture, token: readTokens() }, fonts);

	test.each(languages)("have the texts of every page in $code as paths", async ({ code }) => {
		for (const page of sharePages) {
			const { source } = await draw(shareText(page, readTranslations(code)));
			expect(source[0]).not.toContain("<text");
			expect(source[0]).toContain('width="1200" height="630"');
		}
	});

	test("are small JPEGs of 1200 × 630, always from the same source", async () => {
		const text = shareText("landing", readTranslations("en"));
		const [one, other] = [await draw(text), await draw(text)];
		expect(one.source).toEqual(other.source);
		const jpeg = await one.jpeg();
		expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
		expect(jpeg.length).toBeLessThan(150_000);
	});

	test("cannot be drawn if the fonts lack a character", async () => {
		await expect(draw({ before: "咖啡", word: "", after: "", lead: "" })).rejects.toThrow("咖啡");
	});
});

describe("sitemap and robots.txt", () => {
	const site = "https://example.com";

	test("list each route once, without 404 pages and client-only routes", () => {
		const page = (originalPath: string, matchPath?: string) => ({ matchPath, context: { i18n: { originalPath } } });
		const paths = ["/templates/", "/templates/", "/", "/404/", "/404.html"];
		const pages = [...paths.map((path) => page(path)), page("/template/[id]/", "/template/:id"), { context: {} }];
		expect(listedRoutes(pages)).toEqual(["/", "/templates/"]);
		expect(robots(site)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n");
	});

	test("have an entry per language with links to all languages", () => {
		const entries = sitemap(["/", "/templates/"], site).split("<url>").slice(1);
		expect(entries).toHaveLength(2 * languages.length);
		for (const route of ["/", "/templates/"]) {
			const alternates = languages.map(({ code }) => [code, site + localizedPath(route, code)]);
			for (const { code } of languages) {
				const entry = entries.find((each) => each.includes(`<loc>${site}${localizedPath(route, code)}</loc>`)) ?? "";
				const found = [...entry.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)];
				expect(found.map(([, lang, href]) => [lang, href])).toEqual([...alternates, ["x-default", site + route]]);
			}
		}
	});
});
