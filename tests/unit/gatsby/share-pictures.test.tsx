/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { Font } from "satori";
import sharp from "sharp";
import { readCopy } from "../../../src/build/copy";
import { loadFonts, sharePictureOf } from "../../../src/build/share-pictures/draw";
import { readTokens } from "../../../src/build/tokens";
import { languages } from "../../../src/i18n/languages";
import { sharePages, shareText } from "../../../src/site/head/share-picture";

const picture = readFileSync("content/images/editor-narrow.png");
const logo = `data:image/svg+xml;base64,${readFileSync("artwork/logo.svg", "base64")}`;
let fonts: Font[];
beforeAll(async () => {
	fonts = await loadFonts();
});

const draw = (text: ReturnType<typeof shareText>) =>
	sharePictureOf({ brand: "Qahva", text, logo, picture, token: readTokens() }, fonts);

test.each(languages)("every page has its words in $code, as paths", async ({ code }) => {
	for (const page of sharePages) {
		const { source } = await draw(shareText(page, readCopy(code)));
		expect(source[0]).not.toContain("<text");
		expect(source[0]).toContain('width="1200" height="630"');
	}
});

test("a picture is a light JPEG in the size that networks ask for, and the same each time", async () => {
	const text = shareText("landing", readCopy("en"));
	const [one, other] = [await draw(text), await draw(text)];
	expect(one.source).toEqual(other.source);
	const jpeg = await one.jpeg();
	expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
	expect(jpeg.length).toBeLessThan(150_000);
});

test("a sign that the fonts lack stops the build", async () => {
	await expect(draw({ before: "咖啡", word: "", after: "", lead: "" })).rejects.toThrow("咖啡");
});
