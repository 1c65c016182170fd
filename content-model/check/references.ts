import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { languages } from "../../src/i18n/languages";
import { type ContentError, didYouMean, fileError } from "./content-error";
import type { ContentField } from "./content-fields";
import { svgError } from "./svg";

/** The formats that the site accepts, under sharp's names: AVIF is a kind of HEIF. */
const rasterFormats = ["png", "jpeg", "webp", "heif"];

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

/** The versions of an image for the languages: `images/ru/editor.png` for `images/editor.png`. */
const localizedImages = (file: string) => languages.map(({ code }) => file.replace(/^images\//, `images/${code}/`));

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
		// `checkSvgs` checks the others.
		if (minWidth === undefined) continue;
		for (const name of [file, ...localizedImages(file).filter((other) => files.includes(other))]) {
			const error = await rasterError(path.join(folder, name), minWidth);
			if (error) errors.push(source.errorAt(at, `content/${name} ${error}`));
		}
	}
	return errors;
}

/** Checks every SVG below `content/images`, also those that no YAML file names: it may be published before it is used. */
export function checkSvgs(root: string): ContentError[] {
	const folder = path.join(root, "content");
	return imageFiles(folder)
		.filter((name) => /\.svg$/i.test(name))
		.flatMap((name) => svgError(`content/${name}`, fs.readFileSync(path.join(folder, name), "utf8")) ?? []);
}

/** Warns of images that no YAML file names. */
export function unusedImages(fields: ContentField[], root: string): ContentError[] {
	const named = fields.filter(({ meta }) => meta.image).map(({ value }) => value);
	const used = new Set([...named, ...named.flatMap(localizedImages)]);
	return imageFiles(path.join(root, "content"))
		.filter((name) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(name) && !used.has(name))
		.map((name) => ({
			...fileError(`content/${name}`, "no YAML file uses this picture: remove it"),
			severity: "warning",
		}));
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
