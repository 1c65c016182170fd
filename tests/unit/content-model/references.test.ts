/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { landingAnchors } from "../../../content-model/schemas/site";
import { errorsIn, hero, replaced } from "../../kit/check";

const site = readFileSync("content/site.yaml", "utf8");
const resources = readFileSync("content/resources.yaml", "utf8");

/** The site's file with these targets in place of those of its header links. */
function withLinks(...targets: string[]): string {
	const [before = "", after] = site.split(/(?<=^header:\n)(?: .*\n)+/m);
	const ids = ["about", "pricing", "features", "templates", "company"];
	return `${before}${targets.map((to, index) => `  - id: ${ids[index]}\n    to: "${to}"\n`).join("")}${after}`;
}

test("reports links that lead nowhere", async () => {
	const links = withLinks("/#princing", "/#plans-and-everything", "/templates", "/404/", "/template/[id]/");
	const pages = "leads nowhere: the site has no such page";
	const ids = "leads nowhere: the landing page has no such id";
	expect(await errorsIn({ "content/site.yaml": links })).toEqual([
		`content/site.yaml:23:9 "/#princing" ${ids}, did you mean "/#pricing"?`,
		`content/site.yaml:25:9 "/#plans-and-everything" ${ids}`,
		`content/site.yaml:27:9 "/templates" ${pages}, did you mean "/templates/"?`,
		`content/site.yaml:29:9 "/404/" ${pages}`,
		`content/site.yaml:31:9 "/template/[id]/" ${pages}, did you mean "/templates/"?`,
	]);
});

test("accepts links to pages, sections and resource blocks that the landing page shows", async () => {
	const links = withLinks("/templates/", "/#hero-section", "/#faq", "/#showcase");
	expect(await errorsIn({ "content/site.yaml": links })).toEqual([]);
	const hidden = links.replace("showcase, ", "").replace(", resources]", "]");
	expect(await errorsIn({ "content/site.yaml": hidden })).toEqual([
		'content/site.yaml:27:9 "/#faq" leads nowhere: the landing page has no such id',
		'content/site.yaml:29:9 "/#showcase" leads nowhere: the landing page has no such id',
	]);
});

test("reports links to other sites, block ids of sections, and cards without a url", async () => {
	const card = replaced(resources, ', url: "https://t.me/qahva_sales"', "");
	const files = {
		"content/site.yaml": withLinks("//evil.example"),
		"content/resources.yaml": replaced(card, "id: faq", "id: pricing"),
	};
	expect(await errorsIn(files)).toEqual([
		'content/resources.yaml:12:9 id must differ from the ids of the page\'s sections (is "pricing")',
		'content/resources.yaml:25:9 "chat" needs a url',
		'content/site.yaml:23:9 to must start with one / (is "//evil.example")',
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
	const bytes = await image(2400).resize(2400, 1500, { fit: "fill" }).toFormat(format).toBuffer();
	expect(await errorsIn({ "content/hero.yaml": hero, "content/images/dashboard.png": bytes })).toEqual([]);
});

test("reports images that are too narrow for their place", async () => {
	const png = (width: number) => image(width).png().toBuffer();
	const files = {
		"content/hero.yaml": hero,
		"content/images/dashboard.png": await png(2399),
		"content/images/dashboard-narrow.png": await png(1279),
	};
	const errors = await errorsIn(files);
	// The pages' share images may use the same files.
	expect(errors.filter((line) => !line.startsWith("content/site.yaml"))).toEqual([
		"content/hero.yaml:3:9 content/images/dashboard.png must be at least 2400 pixels wide (is 2399)",
		"content/hero.yaml:4:11 content/images/dashboard-narrow.png must be at least 1280 pixels wide (is 1279)",
	]);
});

test.each<[what: string, bytes: string | Buffer]>([
	["an empty file", ""],
	["a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"],
	["a GIF", Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64")],
])("reports %s in place of an image", async (_, bytes) => {
	expect(await errorsIn({ "content/hero.yaml": hero, "content/images/dashboard.png": bytes })).toEqual([
		"content/hero.yaml:3:9 content/images/dashboard.png is not an image in PNG, JPEG, WebP or AVIF format",
	]);
});

test("reports icons that are no SVG with a viewBox, and accepts a prologue, comments and styles", async () => {
	const noViewBox = 'is not an SVG with a viewBox, such as viewBox="0 0 24 24"';
	const icons: Record<string, [svg: string, error?: string]> = {
		java: ["", noViewBox],
		cloud: ["<html></html>", noViewBox],
		modes: ['<svg width="24" height="24"></svg>', noViewBox],
		resources: ['<svg viewBox="0 0 24"></svg>', noViewBox],
		workflow: ['<html><svg viewBox="0 0 24 24"></svg></html>', "is not a valid SVG: XML does not have <svg> root"],
		integrations: [
			'<svg viewBox="0 0 24 24"><path></svg>',
			"is not a valid SVG: Opening and ending tag mismatch: path line 1 and svg",
		],
		marketplace: ['<svg viewBox="0 0 24 24"><g>', "is not a valid SVG: Premature end of data in tag g line 1"],
		code: [
			'<svg viewBox="0 0 24 24"><path d="M0 0/></svg>',
			"is not a valid SVG: Couldn't find end of Start Tag path line 1",
		],
		ai: [
			`<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<!-- drawn -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox='-1 -1 2.5 2.5'><style><![CDATA[a > b {}]]></style><g/></svg>`,
		],
	};
	const file = (name: string) => `content/images/icons/${name}.svg`;
	const errors = await errorsIn(Object.fromEntries(Object.entries(icons).map(([name, [svg]]) => [file(name), svg])));
	const expected = Object.entries(icons).flatMap(([name, [, error]]) => (error ? [`${file(name)} ${error}`] : []));
	const inFeatures = errors.filter((error) => error.startsWith("content/features.yaml:"));
	expect(inFeatures.map((error) => error.replace(/^\S+ /, ""))).toEqual(expected);
});
