/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { landingAnchors } from "../../../content-model/schemas/site";
import { errorsIn, hero } from "../../kit/check";

const site = readFileSync("content/site.yaml", "utf8");
const resources = readFileSync("content/resources.yaml", "utf8");

test.each([
	[
		'"/#pricing"',
		'"/#princing"',
		'25:9 "/#princing" leads nowhere: the landing page has no such id, did you mean "/#pricing"?',
	],
	[
		'"/#pricing"',
		'"/#plans-and-everything"',
		'25:9 "/#plans-and-everything" leads nowhere: the landing page has no such id',
	],
	[
		'"/#pricing"',
		"/templates",
		'25:9 "/templates" leads nowhere: the site has no such page, did you mean "/templates/"?',
	],
	['"/#pricing"', "/404/", '25:9 "/404/" leads nowhere: the site has no such page'],
	[
		'"/#pricing"',
		"/template/[id]/",
		'25:9 "/template/[id]/" leads nowhere: the site has no such page, did you mean "/templates/"?',
	],
	["templates, pricing", "templates", '25:9 "/#pricing" leads nowhere: the landing page has no such id'],
	['"/#pricing"', "//evil.example", '25:9 to must start with one / (is "//evil.example")'],
])("reports a broken header link when %s becomes %s", async (from, to, error) => {
	expect(site).toContain(from);
	expect(await errorsIn({ "content/site.yaml": site.replace(from, to) })).toEqual([`content/site.yaml:${error}`]);
});

test.each(["/templates/", '"/#hero-section"', '"/#faq"', '"/#showcase"'])("accepts the header link %s", async (to) => {
	expect(await errorsIn({ "content/site.yaml": site.replace('"/#pricing"', to) })).toEqual([]);
});

test("reports a link to a resource block when the landing page does not show the resources", async () => {
	const text = site.replace('"/#pricing"', '"/#faq"').replace(", resources]", "]");
	expect(await errorsIn({ "content/site.yaml": text })).toEqual([
		'content/site.yaml:25:9 "/#faq" leads nowhere: the landing page has no such id',
	]);
});

test("reports a resource block with the id of a section", async () => {
	expect(await errorsIn({ "content/resources.yaml": resources.replace("id: faq", "id: pricing") })).toEqual([
		'content/resources.yaml:12:9 id must differ from the ids of the page\'s sections (is "pricing")',
	]);
});

test("reports a card without a url", async () => {
	const text = resources.replace(', url: "https://t.me/qahva_sales"', "");
	expect(await errorsIn({ "content/resources.yaml": text })).toEqual([
		'content/resources.yaml:25:9 "chat" needs a url',
	]);
});

test.each(Object.entries(landingAnchors))("the section %s renders the id %s", (block, id) => {
	const folder = existsSync(`src/features/landing/${block}`) ? "src/features/landing" : "src/features";
	expect(readFileSync(`${folder}/${block}/${block}.tsx`, "utf8")).toMatch(
		new RegExp(`<(Section|section)[^>]* id="${id}"`),
	);
});

const image = (width: number) => sharp({ create: { width, height: 40, channels: 4, background: "#fbbf24" } });

test.each(["png", "jpeg", "webp", "avif"] as const)("accepts a wide enough %s", async (format) => {
	const bytes = await image(2400).toFormat(format).toBuffer();
	expect(await errorsIn({ "content/hero.yaml": hero, "content/images/dashboard.png": bytes })).toEqual([]);
});

test.each([
	["dashboard.png", 2399, "3:9 content/images/dashboard.png must be at least 2400 pixels wide (is 2399)"],
	[
		"dashboard-narrow.png",
		1279,
		"4:11 content/images/dashboard-narrow.png must be at least 1280 pixels wide (is 1279)",
	],
])("reports %s with a width of %d pixels", async (name, width, error) => {
	const bytes = await image(width).png().toBuffer();
	const errors = await errorsIn({ "content/hero.yaml": hero, [`content/images/${name}`]: bytes });
	// The pages' share images may use the same file.
	expect(errors.filter((line) => line.startsWith("content/hero.yaml"))).toEqual([`content/hero.yaml:${error}`]);
});

test("requires less width for the showcase than for the hero", async () => {
	const files = async (width: number) => ({ "content/images/editor.png": await image(width).png().toBuffer() });
	expect(await errorsIn(await files(1320))).toEqual([]);
	expect(await errorsIn(await files(1319))).toEqual([
		"content/showcase.yaml:7:13 content/images/editor.png must be at least 1320 pixels wide (is 1319)",
	]);
});

const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");

test.each<[what: string, bytes: string | Buffer]>([
	["an empty file", ""],
	["a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"],
	["a GIF", gif],
])("reports %s in place of an image", async (_, bytes) => {
	expect(await errorsIn({ "content/hero.yaml": hero, "content/images/dashboard.png": bytes })).toEqual([
		"content/hero.yaml:3:9 content/images/dashboard.png is not an image in PNG, JPEG, WebP or AVIF format",
	]);
});

const noViewBox = 'is not an SVG with a viewBox, such as viewBox="0 0 24 24"';

test.each([
	["", noViewBox],
	["<html></html>", noViewBox],
	['<svg width="24" height="24"></svg>', noViewBox],
	['<svg viewBox="0 0 24"></svg>', noViewBox],
	['<html><svg viewBox="0 0 24 24"></svg></html>', "is not a valid SVG: XML does not have <svg> root"],
	['<svg viewBox="0 0 24 24"><path></svg>', "is not a valid SVG: Opening and ending tag mismatch: path line 1 and svg"],
	['<svg viewBox="0 0 24 24"><g>', "is not a valid SVG: Premature end of data in tag g line 1"],
	['<svg viewBox="0 0 24 24"><path d="M0 0/></svg>', "is not a valid SVG: Couldn't find end of Start Tag path line 1"],
])("reports the icon %s", async (svg, error) => {
	expect(await errorsIn({ "content/images/icons/java.svg": svg })).toEqual([
		`content/features.yaml:5:11 content/images/icons/java.svg ${error}`,
	]);
});

test("accepts an icon with a prologue, comments and styles", async () => {
	const svg = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<!-- drawn -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox='-1 -1 2.5 2.5'><style><![CDATA[a > b {}]]></style><g/></svg>`;
	expect(await errorsIn({ "content/images/icons/java.svg": svg })).toEqual([]);
});
