/** @jest-environment node */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { checkProject } from "../../../content-model/check";
import { fileError } from "../../../content-model/check/content-error";
import { errorsIn, hero, positionOf, replaced } from "../../kit/check";
import { tempProject } from "../../kit/temp-folder";

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
	expect(await errorsIn({ "content/site.yaml": links.replace("showcase, ", "") })).toEqual([
		'content/site.yaml:29:9 "/#showcase" leads nowhere: the landing page has no such id',
	]);
});

test("the resources cannot be removed, because the footer links to them", async () => {
	expect(await errorsIn({ "content/site.yaml": replaced(site, ", resources]", "]") })).toEqual([
		`content/site.yaml:${positionOf(site, "[hero")} resources must be in landing: the footer links to its blocks (is missing)`,
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

const image = (width: number) => sharp({ create: { width, height: 40, channels: 4, background: "#fbbf24" } });

test.each(["jpeg", "avif"] as const)("accepts a wide enough %s", async (format) => {
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
	["a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"],
	["a GIF", Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64")],
])("reports %s in place of an image", async (_, bytes) => {
	expect(await errorsIn({ "content/hero.yaml": hero, "content/images/dashboard.png": bytes })).toEqual([
		"content/hero.yaml:3:9 content/images/dashboard.png is not an image in PNG, JPEG, WebP or AVIF format",
	]);
});

const refused = ':1:1 this is not an SVG: it must start with <svg xmlns="http://www.w3.org/2000/svg"';

test.each(["icons/java.svg", "ru/any.svg"])("reports the invalid SVG %s", async (name) => {
	const errors = await errorsIn({ [`content/images/${name}`]: "<html></html>" });
	expect(errors).toContain(`content/images/${name}${refused}`);
});

test("warns of pictures that no YAML file names", async () => {
	const png = await image(4).png().toBuffer();
	const names = ["old.png", "ru/old.png", "de/editor.png"].map((name) => `content/images/${name}`);
	const errors = await checkProject(tempProject(Object.fromEntries(names.map((name) => [name, png]))));
	expect(errors).toEqual(
		names.sort().map((file) => ({
			...fileError(file, "no YAML file uses this picture: remove it"),
			severity: "warning",
		})),
	);
});
