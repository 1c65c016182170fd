/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { Font } from "satori";
import sharp from "sharp";
import { loadFonts, sharePictureOf } from "../../../gatsby/share-pictures";
import { readTokens, readTranslations } from "../../../gatsby/site-sources";
import { languages } from "../../../src/i18n/languages";
import { sharePages, shareText } from "../../../src/seo/site-metadata";

const picture = readFileSync("content/images/editor-narrow.png");
const logo = `data:image/svg+xml;base64,${readFileSync("artwork/logo.svg", "base64")}`;
let fonts: Font[];
beforeAll(async () => {
	fonts = await loadFonts();
});

const draw = (text: ReturnType<typeof shareText>) =>
	sharePictureOf({ brand: "Qahva", text, logo, picture, token: readTokens() }, fonts);

test.each(languages)("draws the texts of every page in $code as paths", async ({ code }) => {
	for (const page of sharePages) {
		const { source } = await draw(shareText(page, readTranslations(code)));
		expect(source[0]).not.toContain("<text");
		expect(source[0]).toContain('width="1200" height="630"');
	}
});

test("renders a small JPEG of 1200 × 630, always from the same source", async () => {
	const text = shareText("landing", readTranslations("en"));
	const [one, other] = [await draw(text), await draw(text)];
	expect(one.source).toEqual(other.source);
	const jpeg = await one.jpeg();
	expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
	expect(jpeg.length).toBeLessThan(150_000);
});

test("throws if the fonts lack a character", async () => {
	await expect(draw({ before: "咖啡", word: "", after: "", lead: "" })).rejects.toThrow("咖啡");
});
