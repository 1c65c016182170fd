/** @jest-environment node */
import { errorsIn, image, warningsIn } from "./sample-project";

const png = (width: number, height: number) => image(width, height).png().toBuffer();

test("accepts a wide enough AVIF", async () => {
	const bytes = await image(2400, 1500).avif().toBuffer();
	expect(await errorsIn({ "content/images/wide.png": bytes })).toEqual([]);
});

test("reports images that are too narrow for their place", async () => {
	expect(await errorsIn({ "content/images/wide.png": await png(2399, 1500) })).toEqual([
		"content/hero.yaml:3:18 content/images/wide.png must be at least 2400 pixels wide (is 2399)",
	]);
});

test("reports a square picture where a wide one is shown, in each language", async () => {
	const square = await png(2400, 2400);
	const files = { "content/images/wide.png": square, "content/images/ru/wide.png": square };
	expect(await errorsIn(files)).toEqual([
		"content/hero.yaml:3:18 content/images/ru/wide.png must be 8:5, width to height (is 2400×2400)",
		"content/hero.yaml:3:18 content/images/wide.png must be 8:5, width to height (is 2400×2400)",
	]);
});

test.each<[what: string, bytes: string | Buffer]>([
	["a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"],
	["a GIF", Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64")],
])("reports %s in place of an image", async (_, bytes) => {
	expect(await errorsIn({ "content/images/wide.png": bytes })).toEqual([
		"content/hero.yaml:3:18 content/images/wide.png is not an image in PNG, JPEG, WebP or AVIF format",
	]);
});

test.each(["icons/java.svg", "ru/any.svg"])("reports the invalid SVG %s", async (name) => {
	expect(await errorsIn({ [`content/images/${name}`]: "<html></html>" })).toContain(
		`content/images/${name}:1:1 this is not an SVG: it must start with <svg xmlns="http://www.w3.org/2000/svg"`,
	);
});

test("warns of pictures that no YAML file names", async () => {
	const names = ["de/wide.png", "old.png", "ru/old.png"].map((name) => `content/images/${name}`);
	const bytes = await png(4, 4);
	const warnings = await warningsIn(Object.fromEntries(names.map((name) => [name, bytes])));
	expect(warnings).toEqual(names.map((file) => `${file}:1:1 no YAML file uses this picture: remove it`));
});
