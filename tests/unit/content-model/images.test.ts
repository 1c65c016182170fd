/** @jest-environment node */
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { colored, edited, errorsIn, image } from "./sample-project";

const hero = "content/hero.yaml";
const wide = "content/images/wide.png";

const notAnImage = "is not an image in PNG, JPEG, WebP or AVIF format";

test("accepts an AVIF of the right size", async () => {
	const bytes = await image(1280, 1280).avif({ effort: 0 }).toBuffer();
	expect(await errorsIn({ "content/images/narrow.png": bytes })).toEqual([]);
});

/** The errors when this is the large picture of the hero. */
const errorsWith = async (bytes: Uint8Array) =>
	(await errorsIn({ [wide]: bytes })).map((error) => error.replace(`${hero}:3:29 ${wide} `, ""));

async function animation(format: "webp" | "gif"): Promise<Buffer> {
	const pictures = await Promise.all(["red", "blue"].map((color) => colored(8, 5, color).png().toBuffer()));
	return sharp(pictures, { join: { animated: true } })
		.toFormat(format)
		.toBuffer();
}

/** A PNG whose header says that it has this size. */
async function pngOf(width: number, height: number): Promise<Buffer> {
	const png = await colored(8, 5, "red").png().toBuffer();
	const header = png.subarray(12, 29);
	header.writeUInt32BE(width, 4);
	header.writeUInt32BE(height, 8);
	png.writeUInt32BE(crc32(header), 29);
	return png;
}

/** A valid PNG, with bytes after its end. */
const heavy = async () => Buffer.concat([await image(2400, 1500).png().toBuffer(), Buffer.alloc(10_000_000)]);

const damaged = "is damaged or too large: export the picture again";

test.each([
	["a Git LFS pointer", () => Buffer.from("version https://git-lfs.github.com/spec/v1\n"), notAnImage],
	["a GIF", () => Buffer.from("R0lGODlhAQABAAAAACw=", "base64"), notAnImage],
	["an animated WebP", () => animation("webp"), "is animated: save one picture"],
	["an animated GIF", () => animation("gif"), "is animated: save one picture"],
	["a large file", heavy, "has 10.1 MB: the maximum is 10 MB. Export it with fewer pixels, or as JPEG or WebP"],
	["a picture with too many pixels", () => pngOf(24_000, 15_000), damaged],
])("reports %s", async (_, picture, error) => {
	expect(await errorsWith(await picture())).toEqual([error]);
});

test("reports pictures that are too narrow, missing, or have another shape, in each language", async () => {
	const narrow = await image(2399, 1500).png().toBuffer();
	const square = await image(2400, 2400).png().toBuffer();
	const own = "wide.png, ru: images/ru/wide.png, uz: images/uz/wide.png }";
	const files = { [wide]: narrow, "content/images/ru/wide.png": square, ...edited(hero, ["wide.png }", own]) };
	expect(await errorsIn(files)).toEqual([
		`${hero}:3:29 ${wide} must be at least 2400 pixels wide (is 2399)`,
		`${hero}:3:50 content/images/ru/wide.png must be 8:5, width to height (is 2400×2400)`,
		`${hero}:3:74 there is no image content/images/uz/wide.png, did you mean "images/ru/wide.png"?`,
	]);
});

test("measures a picture as it is shown", async () => {
	const turned = image(1500, 2400).withMetadata({ orientation: 6 });
	expect(await errorsWith(await turned.jpeg().toBuffer())).toEqual([]);
	const upright = image(2400, 1500).withMetadata({ orientation: 6 });
	expect(await errorsWith(await upright.jpeg().toBuffer())).toEqual(["must be at least 2400 pixels wide (is 1500)"]);
});

test.each(["png", "jpeg"] as const)("reports a %s that is cut off", async (format) => {
	const noise = sharp({
		create: {
			width: 2400,
			height: 1500,
			channels: 3,
			noise: { type: "gaussian", mean: 128, sigma: 8 },
			background: "",
		},
	});
	const bytes = await noise.toFormat(format).toBuffer();
	expect(await errorsWith(bytes)).toEqual([]);
	expect(await errorsWith(bytes.subarray(0, bytes.length / 2))).toEqual([damaged]);
});
