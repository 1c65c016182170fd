/** @jest-environment node */
import sharp from "sharp";
import { pictureWidth } from "../../../src/content/check/picture-width";
import { hero, problemsOf } from "../../kit/check";

const drawn = (width: number) => sharp({ create: { width, height: 40, channels: 4, background: "#fbbf24" } });

test.each(["png", "jpeg", "webp", "avif"] as const)("the width of a %s is read from its head", async (format) => {
	expect(pictureWidth(await drawn(1333).toFormat(format).toBuffer())).toBe(1333);
});

test("the width of a WebP without loss is read", async () => {
	expect(pictureWidth(await drawn(1333).webp({ lossless: true }).toBuffer())).toBe(1333);
	expect(pictureWidth(await drawn(1333).removeAlpha().webp().toBuffer())).toBe(1333);
});

test.each([
	["dashboard.png", 2399, "3:9 content/images/dashboard.png must be 2400 pixels wide or more (is 2399)"],
	["dashboard-narrow.png", 1279, "4:11 content/images/dashboard-narrow.png must be 1280 pixels wide or more (is 1279)"],
])("%s that is %d pixels wide is too small", async (name, width, problem) => {
	const picture = await drawn(width).png().toBuffer();
	const told = problemsOf({ "content/hero.yaml": hero, [`content/images/${name}`]: picture });
	// Shared links may show the same picture.
	expect(told.filter((line) => line.startsWith("content/hero.yaml"))).toEqual([`content/hero.yaml:${problem}`]);
});

test("a picture of the showcase may be smaller than that of the hero, but not too small", async () => {
	const files = async (width: number) => ({ "content/images/editor.png": await drawn(width).png().toBuffer() });
	expect(problemsOf(await files(1320))).toEqual([]);
	expect(problemsOf(await files(1319))).toEqual([
		"content/showcase.yaml:7:13 content/images/editor.png must be 1320 pixels wide or more (is 1319)",
	]);
});

test.each(["", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "GIF89a".padEnd(40)])(
	"a picture that holds %j is no picture",
	(bytes) => {
		expect(problemsOf({ "content/hero.yaml": hero, "content/images/dashboard.png": bytes })).toEqual([
			"content/hero.yaml:3:9 content/images/dashboard.png is not a picture that can be read",
		]);
	},
);

test.each([
	["", "is not an SVG"],
	["<html></html>", "is not an SVG"],
	['<svg viewBox="0 0 24 24"><path></svg>', "is broken SVG: </svg> closes nothing"],
	['<svg viewBox="0 0 24 24"><g>', "is broken SVG: <g> is not closed"],
	['<svg viewBox="0 0 24 24"><path d="M0 0/></svg>', "is broken SVG: a < starts no tag"],
	['<svg width="24" height="24"></svg>', 'needs a viewBox, such as viewBox="0 0 24 24"'],
	['<svg viewBox="0 0 24"></svg>', 'needs a viewBox, such as viewBox="0 0 24 24"'],
])("an icon that holds %j is told of", (svg, mistake) => {
	expect(problemsOf({ "content/images/icons/java.svg": svg })).toEqual([
		`content/features.yaml:5:11 content/images/icons/java.svg ${mistake}`,
	]);
});

test("an icon may carry a prologue, comments and styles", () => {
	const svg = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<!-- drawn -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox='-1 -1 2.5 2.5'><style><![CDATA[a > b {}]]></style><g/></svg>`;
	expect(problemsOf({ "content/images/icons/java.svg": svg })).toEqual([]);
});
