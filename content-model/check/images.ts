import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { languages } from "../../src/i18n/languages";
import { type ContentError, didYouMean, fileError } from "./content-error";
import type { ContentField } from "./content-fields";
import { svgError } from "./svg";

/** The formats that the site accepts, under sharp's names: AVIF is a kind of HEIF. */
const rasterFormats = ["png", "jpeg", "webp", "heif"];

/** For pictures whose height is rounded. */
const ratioTolerance = 0.01;

async function rasterError(
	file: string,
	minWidth: number,
	[x = 1, y = 1]: readonly number[] = [],
): Promise<string | undefined> {
	const { format, width, height } = await sharp(file)
		.metadata()
		.catch(() => ({ format: "", width: 0, height: 0 }));
	if (!rasterFormats.includes(format)) return "is not an image in PNG, JPEG, WebP or AVIF format";
	if (width < minWidth) return `must be at least ${minWidth} pixels wide (is ${width})`;
	const hasRatio = Math.abs((width * y) / (height * x) - 1) <= ratioTolerance;
	return hasRatio ? undefined : `must be ${x}:${y}, width to height (is ${width}×${height})`;
}

/** Lists `images/…` with the exact case of each name: web servers are case-sensitive, local disks may not be. */
function imageFiles(root: string): string[] {
	const folder = path.join(root, "content/images");
	const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
	return names.map((name) => `images/${name.split(path.sep).join("/")}`);
}

/** The versions of an image for the languages: `images/ru/editor.png` for `images/editor.png`. */
const localizedImages = (file: string) => languages.map(({ code }) => file.replace(/^images\//, `images/${code}/`));

/** Checks that the images that content names, those of the languages included, exist, can be read, and fit their place. */
export async function checkImages(fields: ContentField[], root: string): Promise<ContentError[]> {
	const files = imageFiles(root);
	const errors: ContentError[] = [];
	for (const { meta, value: file, source, path: at } of fields) {
		if (!meta.image) continue;
		const { minWidth = 0, ratio } = meta.image;
		const versions = [file, ...localizedImages(file)].filter((name) => files.includes(name));
		if (!files.includes(file)) {
			const sameType = files.filter((other) => path.extname(other) === path.extname(file));
			errors.push(source.errorAt(at, `there is no image content/${file}${didYouMean(file, sameType)}`));
		}
		// Only raster images have a ratio. `checkSvgs` checks the SVGs.
		for (const name of ratio ? versions : []) {
			const error = await rasterError(path.join(root, "content", name), minWidth, ratio);
			if (error) errors.push(source.errorAt(at, `content/${name} ${error}`));
		}
	}
	return errors;
}

/** Checks every SVG below `content/images`, also those that no YAML file names: it may be published before it is used. */
export function checkSvgs(root: string): ContentError[] {
	return imageFiles(root)
		.filter((name) => /\.svg$/i.test(name))
		.map((name) => `content/${name}`)
		.flatMap((file) => svgError(file, fs.readFileSync(path.join(root, file), "utf8")) ?? []);
}

/** Warns of images that no YAML file names. */
export function unusedImages(fields: ContentField[], root: string): ContentError[] {
	const named = fields.filter(({ meta }) => meta.image).map(({ value }) => value);
	const used = new Set([...named, ...named.flatMap(localizedImages)]);
	return imageFiles(root)
		.filter((name) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(name) && !used.has(name))
		.map((name) => ({
			...fileError(`content/${name}`, "no YAML file uses this picture: remove it"),
			severity: "warning",
		}));
}
