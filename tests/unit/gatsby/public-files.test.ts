/** @jest-environment node */
import fs from "node:fs";
import sharp from "sharp";
import { readCopy } from "../../../src/build/copy";
import { webManifest } from "../../../src/build/web-manifest";
import { htmlLang, languages } from "../../../src/i18n/languages";
import { localizedPath } from "../../../src/i18n/paths";
import { copyOf } from "../../kit/copy";

test.each(languages)("is in the words of the locale files in $code", ({ code }) => {
	const { brand } = copyOf(code, "common");
	expect(webManifest(code, readCopy(code), "#123456")).toMatchObject({
		lang: htmlLang(code),
		name: `${brand.name} · ${brand.tagline}`,
		short_name: brand.name,
		description: copyOf(code, "landing").metaDescription,
		start_url: localizedPath("/", code),
		theme_color: "#123456",
		background_color: "#123456",
	});
});

test("names icons that are there, in the size that it says", async () => {
	const { icons } = webManifest("en", readCopy("en"), "#123456");
	for (const { src, sizes, type } of icons) {
		const file = `static${src}`;
		expect(fs.existsSync(file)).toBe(true);
		if (type !== "image/png") continue;
		const { width, height } = await sharp(file).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
});
