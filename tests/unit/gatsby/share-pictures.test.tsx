/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
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

test("the build draws the pictures of pages and templates", async () => {
	const folder = tempFolder({});
	const product = path.join(folder, "product.png");
	await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } }).toFile(product);
	const image = { default: path.relative("content", product) };
	const images = { landing: image, templates: image, template: image };
	await writeSharePictures(images, [template("1", "One"), template("5", "W".repeat(300))], folder);
	const picture = fs.readFileSync(path.join(folder, "share/template/5.jpg"));
	expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
	expect(picture.length).toBeLessThan(150_000);
	expect(fs.readdirSync(path.join(folder, "share"))).toContain("landing.ru.jpg");
});
