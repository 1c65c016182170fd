import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { publishedLanguages } from "../../src/i18n/languages";
import { type ContentError, didYouMean } from "./content-error";
import type { ContentField } from "./content-fields";

/** The formats that the site accepts, under sharp's names: AVIF is a kind of HEIF. */
const rasterFormats = ["png", "jpeg", "webp", "heif"];

const viewBox = /<svg\b[^>]*\sviewBox\s*=\s*["']\s*(-?[\d.]+[\s,]+){3}-?[\d.]+\s*["']/;

async function svgError(file: string): Promise<string | undefined> {
	if (!viewBox.test(fs.readFileSync(file, "utf8"))) return 'is not an SVG with a viewBox, such as viewBox="0 0 24 24"';
	try {
		await sharp(file).metadata();
		return undefined;
	} catch (error) {
		// libvips puts the parser's message last: "…: XML parse error: … of data: Premature end of data in tag g line 1".
		const [detail = ""] = String(error)
			.split(/of data: |glib: /)
			.slice(-1);
		return `is not a valid SVG: ${detail.trim()}`;
	}
}

async function rasterError(file: string, minWidth: number): Promise<string | undefined> {
	const { format = "", width } = await sharp(file)
		.metadata()
		.catch(() => ({ format: undefined, width: 0 }));
	if (!rasterFormats.includes(format)) return "is not an image in PNG, JPEG, WebP or AVIF format";
	return width < minWidth ? `must be at least ${minWidth} pixels wide (is ${width})` : undefined;
}

/** Lists `images/…` with the exact case of each name: web servers are case-sensitive, local disks may not be. */
function imageFiles(folder: string): string[] {
	const images = path.join(folder, "images");
	const names = fs.existsSync(images) ? fs.readdirSync(images, { recursive: true, encoding: "utf8" }) : [];
	return names.map((name) => `images/${name.split(path.sep).join("/")}`);
}

/** Checks that the image files that a YAML file names exist, can be read, and are wide enough. */
export async function checkImages(fields: ContentField[], root: string): Promise<ContentError[]> {
	const folder = path.join(root, "content");
	const files = imageFiles(folder);
	const errors: ContentError[] = [];
	for (const { meta, value: file, source, path: at } of fields) {
		if (!meta.image) continue;
		if (!files.includes(file)) {
			const sameType = files.filter((other) => path.extname(other) === path.extname(file));
			errors.push(source.errorAt(at, `there is no image content/${file}${didYouMean(file, sameType)}`));
			continue;
		}
		const { minWidth } = meta.image;
		const localized = publishedLanguages.map(({ code }) => file.replace(/^images\//, `images/${code}/`));
		for (const name of [file, ...localized.filter((other) => files.includes(other))]) {
			const fullPath = path.join(folder, name);
			const error = await (minWidth === undefined ? svgError(fullPath) : rasterError(fullPath, minWidth));
			if (error) errors.push(source.errorAt(at, `content/${name} ${error}`));
		}
	}
	return errors;
}

/** `/`, `/templates/`: the routes of `src/pages` without parameters. */
function pagePaths(root: string): string[] {
	const folder = path.join(root, "src/pages");
	const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
	return names
		.filter((name) => /^[\w-]+\.tsx$/.test(name) && name !== "404.tsx")
		.map((name) => (name === "index.tsx" ? "/" : `/${path.basename(name, ".tsx")}/`));
}

/** Checks that internal links lead to a page of the site or to an id on the landing page. */
export function checkLinks(fields: ContentField[], root: string): ContentError[] {
	const pages = pagePaths(root);
	const anchors = fields.flatMap(({ meta, value }) => meta.anchor?.(value) ?? []);
	const ids = anchors.map(({ id }) => id);
	const visible = anchors.filter(({ section }) => section === undefined || ids.includes(section));
	const targets = [...pages, ...visible.map(({ id }) => `/#${id}`)];
	return fields
		.filter(({ meta, value }) => meta.internalLink && pages.length > 0 && !targets.includes(value))
		.map(({ source, path: at, value }) => {
			const reason = value.startsWith("/#") ? "the landing page has no such id" : "the site has no such page";
			return source.errorAt(at, `"${value}" leads nowhere: ${reason}${didYouMean(value, targets)}`);
		});
}
