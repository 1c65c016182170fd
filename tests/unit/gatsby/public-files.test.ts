/** @jest-environment node */
import fs from "node:fs";
import sharp from "sharp";
import { webManifest } from "../../../gatsby/public-files";
import { readTranslations } from "../../../gatsby/site-sources";
import { htmlLang, languages, localizedPath } from "../../../src/i18n/languages";
import { translations } from "../../kit/translations";

test.each(languages)("the web app manifest in $code uses the locale files", ({ code }) => {
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

test("the icons of the web app manifest exist in their declared size", async () => {
	const { icons } = webManifest("en", readTranslations("en"), "#123456");
	for (const { src, sizes, type } of icons) {
		const file = `static${src}`;
		expect(fs.existsSync(file)).toBe(true);
		if (type !== "image/png") continue;
		const { width, height } = await sharp(file).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
});
