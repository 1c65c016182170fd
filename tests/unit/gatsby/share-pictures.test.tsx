/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import { PageShareCard, TemplateShareCard } from "../../../gatsby/share-card";
import { layOut, templateCard, toJpeg, writeSharePictures } from "../../../gatsby/share-pictures";
import { tempFolder } from "../../kit/temp-folder";

test.each([
	["Payme toʻlovlari, maʼlumot", "Payme toʻlovlari, maʼlumot"],
	["Қабул қилинган ҳисобот: Ўзбекистон ғ", "Қабул қилинган ҳисобот: Ўзбекистон ғ"],
	["Rates 😀👩‍💻 1️⃣ now", "Rates 1 now"],
	["GitHub 备份 مرحبا", "GitHub"],
	["gpj\u202Eexe.\u0000\u0007\n\t\u200B", "gpjexe."],
	["Cafe\u0301 \u0415\u0308лка Z\u0337\u0328al", "Café Ёлка Zal"],
	["W".repeat(300), `${"W".repeat(109)}…`],
	["备份", ""],
])("the picture of the title %j shows %j", async (title, drawn) => {
	const card = <TemplateShareCard brand="Qahva" title={drawn} tags={[]} />;
	expect(await templateCard("Qahva", { title, languages: [] })).toBe(await layOut(card));
});

test("the picture has each tag once, shortened", async () => {
	const languages = ["Java", "😀", "Java\u200B", " ", "x".repeat(300)];
	const card = <TemplateShareCard brand="Qahva" title="" tags={["Java", `${"x".repeat(23)}…`]} />;
	expect(await templateCard("Qahva", { title: "", languages })).toBe(await layOut(card));
});

test("a card cannot be drawn if the fonts lack a character", async () => {
	const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
	const text = { before: "咖啡", word: "", after: "", lead: "" };
	await expect(layOut(<PageShareCard brand="" text={text} picture={pixel} />)).rejects.toThrow("咖啡");
});

test("a template with long texts of any script has a small picture", async () => {
	const text = `${"W".repeat(300)} &amp; <script> \u202E 咖啡 😀`;
	const jpeg = await toJpeg(
		await templateCard("Qahva", { title: text, languages: Array.from({ length: 12 }, () => text) }),
	);
	expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
	expect(jpeg.length).toBeLessThan(150_000);
});

test("the build draws each picture once, and removes those of templates that are gone", async () => {
	const folder = tempFolder({});
	const cache = new Map() as unknown as GatsbyCache;
	const square = (color: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="${color}"/>`;
	const write = (colors: Record<string, string>) => {
		const entries = Object.entries(colors);
		const draw = entries.map(([id, color]) => [`/share/template/${id}.jpg`, async () => square(color)] as const);
		return writeSharePictures(new Map(draw), folder, cache);
	};
	const files = () => fs.readdirSync(path.join(folder, "share/template")).sort();
	const read = (file: string) => fs.readFileSync(path.join(folder, "share/template", file), "utf8");

	await write({ 1: "red", 2: "red", 5: "red" });
	expect(files()).toEqual(["1.jpg", "2.jpg", "5.jpg"]);

	for (const file of files()) fs.writeFileSync(path.join(folder, "share/template", file), "drawn before");
	await write({ 1: "red", 4: "red", 5: "blue" });
	expect(files()).toEqual(["1.jpg", "4.jpg", "5.jpg"]);
	expect(files().map((file) => read(file) === "drawn before")).toEqual([true, false, false]);
});
