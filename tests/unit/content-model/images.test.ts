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

/** A PNG with a chunk after its header. */
async function pngWith(chunk: string, size?: [width: number, height: number]): Promise<Buffer> {
	const png = await colored(8, 5, "red").png().toBuffer();
	const header = png.subarray(12, 29);
	size?.forEach((pixels, index) => void header.writeUInt32BE(pixels, 4 + 4 * index));
	png.writeUInt32BE(crc32(header), 29);
	if (!chunk) return png;
	const body = Buffer.from(chunk, "latin1");
	const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(body.length - 4);
	checksum.writeUInt32BE(crc32(body));
	return Buffer.concat([png.subarray(0, 33), length, body, checksum, png.subarray(33)]);
}

test.each([
	["a Git LFS pointer", () => Buffer.from("version https://git-lfs.github.com/spec/v1\n"), notAnImage],
	["a GIF", () => Buffer.from("R0lGODlhAQABAAAAACw=", "base64"), notAnImage],
	["an animated WebP", () => animation("webp"), "is animated: save one picture"],
	["an animated GIF", () => animation("gif"), "is animated: save one picture"],
	["an animated PNG", () => pngWith("acTL\0\0\0\x01\0\0\0\0"), "is animated: save one picture"],
	[
		"a picture with too many pixels",
		() => pngWith("", [24_000, 15_000]),
		"is too large: at most 268 million pixels (is 24000×15000)",
	],
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
	expect(await errorsWith(bytes.subarray(0, bytes.length / 2))).toEqual(["is damaged: export the picture again"]);
});
