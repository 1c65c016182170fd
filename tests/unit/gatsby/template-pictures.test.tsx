/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { loadFonts, readBrand, type StaticFont } from "../../../gatsby/share-pictures";
import { drawableTexts, fittingTags, templatePictures, writeTemplatePictures } from "../../../gatsby/template-pictures";
import { tempFolder } from "../../kit/temp-folder";

let fonts: StaticFont[];
beforeAll(async () => {
	fonts = await loadFonts();
});

const titleOf = async (title: string) => (await drawableTexts({ title, languages: [] }, fonts)).title;

test.each([
	["Payme toʻlovlari, maʼlumot", "Payme toʻlovlari, maʼlumot"],
	["Қабул қилинган ҳисобот: Ўзбекистон ғ", "Қабул қилинган ҳисобот: Ўзбекистон ғ"],
	["JSON → CSV, 5 ≥ 4 & <script>", "JSON → CSV, 5 ≥ 4 & <script>"],
	["Rates 😀👩‍💻 1️⃣ now", "Rates 1 now"],
	["GitHub 备份 مرحبا", "GitHub"],
	["gpj\u202Eexe.\u0000\u0007\n\t\u200B", "gpjexe."],
	["Cafe\u0301 \u0415\u0308лка Z\u0337\u0328al", "Café Ёлка Zal"],
	["half \uD83D", "half"],
	["W".repeat(300), `${"W".repeat(109)}…`],
	["备份", ""],
	["", ""],
])("of %j the picture has %j", async (title, drawn) => {
	expect(await titleOf(title)).toBe(drawn);
});

test("the tags fit on a line, each once, and the others are counted", async () => {
	const languages = ["Java", "😀", "Java\u200B", " ", "x".repeat(300)];
	expect((await drawableTexts({ title: "", languages }, fonts)).tags).toEqual(["Java", `${"x".repeat(23)}…`]);
	const long = Array.from({ length: 12 }, (_, index) => `A long tag, number ${index}`);
	expect(fittingTags(long)).toEqual([...long.slice(0, 2), "+10"]);
});

describe("a picture", () => {
	const prepare = async (brand = "Qahva") => templatePictures({ ...(await readBrand("en")), brand }, fonts);

	test("of texts of any length and script is a small JPEG of 1200 × 630", async () => {
		const title = `${"W".repeat(300)} &amp; <script> \u202E 咖啡 😀`;
		const jpeg = await (await prepare())({ title, languages: Array.from({ length: 12 }, () => title) }).jpeg();
		expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
		expect(jpeg.length).toBeLessThan(150_000);
	});

	test("has its texts and the design as its key", async () => {
		const [draw, again, other] = [await prepare(), await prepare(), await prepare("Choy")];
		const texts = { title: "One", languages: ["Java"] };
		const { source } = draw(texts);
		expect(again(texts).source).toEqual(source);
		for (const changed of [draw({ ...texts, title: "Two" }), draw({ ...texts, languages: [] }), other(texts)]) {
			expect(changed.source).not.toEqual(source);
		}
	});
});

test("the build draws each picture once, and removes those of templates that are gone", async () => {
	const [folder, cache] = [tempFolder({}), tempFolder({})];
	const template = (id: number) => ({ templateId: `${id}`, title: `T${id}`, languages: [] });
	const pictures = () => fs.readdirSync(path.join(folder, "share/template")).sort();
	const cached = () => fs.readdirSync(path.join(cache, "template-pictures"));

	await writeTemplatePictures([template(1), template(2), { ...template(3), title: "备份" }], folder, cache);
	expect(pictures()).toEqual(["1.jpg", "2.jpg"]);

	// Marks the pictures in the cache: they are not drawn again.
	for (const name of cached()) fs.writeFileSync(path.join(cache, "template-pictures", name), "cached");
	await writeTemplatePictures([template(1), template(4)], folder, cache);
	expect(pictures()).toEqual(["1.jpg", "4.jpg"]);
	expect(cached()).toHaveLength(2);
	expect(fs.readFileSync(path.join(folder, "share/template/1.jpg"), "utf8")).toBe("cached");
});
