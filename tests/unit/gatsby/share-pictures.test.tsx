/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import { layOut, templateCard, writeSharePictures } from "../../../gatsby/share-pictures";
import { tempFolder } from "../../kit/temp-folder";

const drawn = async (title: string, lead = "") =>
	(await layOut({ before: title, word: "", after: "", lead }, "Qahva")).svg;

test.each([
	["Payme toʻlovlari, maʼlumot", "Payme toʻlovlari, maʼlumot"],
	["Қабул қилинган ҳисобот: Ўзбекистон ғ", "Қабул қилинган ҳисобот: Ўзбекистон ғ"],
	["Rates 😀👩‍💻 1️⃣ now", "Rates 1 now"],
	["GitHub 备份 مرحبا", "GitHub"],
	["gpj\u202Eexe.\u0000\u0007\n\t\u200B", "gpjexe."],
	["Cafe\u0301 \u0415\u0308лка Z\u0337\u0328al", "Café Ёлка Zal"],
	["W".repeat(300), `${"W".repeat(109)}…`],
	["备份", ""],
])("the picture of the title %j shows %j", async (title, shown) => {
	expect(await templateCard("Qahva", { title, tags: [] })).toBe(await drawn(shown));
});

test("the picture has each tag once, shortened", async () => {
	const tags = ["Java", "😀", "Java\u200B", "x".repeat(300)];
	expect(await templateCard("Qahva", { title: "", tags })).toBe(await drawn("", `Java · ${"x".repeat(23)}…`));
});

const template = (id: string, title: string) => ({ templateId: id, title, tags: ["Java"] });

test("the build draws each picture once, and removes those of templates that are gone", async () => {
	const folder = tempFolder({});
	const product = path.join(folder, "product.png");
	await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } }).toFile(product);
	const image = { default: path.relative("content", product) };
	const images = { landing: image, templates: image, template: image };
	const cache = new Map() as unknown as GatsbyCache;
	const write = (...templates: ReturnType<typeof template>[]) => writeSharePictures(images, templates, folder, cache);
	const read = (id: string) => fs.readFileSync(path.join(folder, "share/template", `${id}.jpg`));

	await write(template("1", "One"), template("2", "Two"), template("5", "W".repeat(300)));
	expect(await sharp(read("5")).metadata()).toMatchObject({ width: 1200, height: 630 });
	expect(read("5").length).toBeLessThan(150_000);
	expect(fs.readdirSync(path.join(folder, "share"))).toContain("landing.ru.jpg");

	for (const id of ["1", "5"]) fs.writeFileSync(path.join(folder, "share/template", `${id}.jpg`), "drawn before");
	await write(template("1", "One"), template("4", "Four"), template("5", "Five"));
	expect(fs.readdirSync(path.join(folder, "share/template")).sort()).toEqual(["1.jpg", "4.jpg", "5.jpg"]);
	expect(["1", "5"].map((id) => `${read(id)}` === "drawn before")).toEqual([true, false]);
});
