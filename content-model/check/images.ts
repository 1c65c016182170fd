import sharp from "sharp";
import { languages } from "../../src/i18n/languages";
import { languageImage } from "../schemas/schema-helpers";
import { type ContentError, didYouMean, fileError } from "./content-error";
import type { ContentField } from "./content-fields";
import type { Files } from "./files";
import { svgError } from "./svg";

/** The formats that the site accepts, under sharp's names: AVIF is a kind of HEIF. */
const rasterFormats = ["png", "jpeg", "webp", "heif"];

/** For pictures whose height is rounded. */
const ratioTolerance = 0.01;

async function rasterError(
	bytes: Buffer | undefined,
	minWidth: number,
	[x = 1, y = 1]: readonly number[],
): Promise<string | undefined> {
	const { format, width, height } = await sharp(bytes)
		.metadata()
		.catch(() => ({ format: "", width: 0, height: 0 }));
	if (!rasterFormats.includes(format)) return "is not an image in PNG, JPEG, WebP or AVIF format";
	if (width < minWidth) return `must be at least ${minWidth} pixels wide (is ${width})`;
	const hasRatio = Math.abs((width * y) / (height * x) - 1) <= ratioTolerance;
	return hasRatio ? undefined : `must be ${x}:${y}, width to height (is ${width}×${height})`;
}

const folder = "content/images";

const languageImages = (file: string) => languages.map(({ code }) => languageImage(file, code));

/** Checks that the images that content names, those of the languages included, exist, can be read, and fit their place. */
export async function checkImages(fields: ContentField[], files: Files): Promise<ContentError[]> {
	// The exact case of each name: web servers are case-sensitive, local disks may not be.
	const existing = files.list(folder).map((file) => file.replace("content/", ""));
	const errors: ContentError[] = [];
	for (const { meta, value: name, source, path } of fields) {
		if (!meta.image) continue;
		const { minWidth = 0, ratio } = meta.image;
		if (!existing.includes(name)) {
			const sameType = existing.filter((other) => other.split(".").at(-1) === name.split(".").at(-1));
			errors.push(source.errorAt(path, `there is no image content/${name}${didYouMean(name, sameType)}`));
		}
		// Only raster images have a ratio. `checkSvgs` checks the SVGs.
		const versions = ratio ? [name, ...languageImages(name)].filter((each) => existing.includes(each)) : [];
		for (const version of versions) {
			const error = await rasterError(files.read(`content/${version}`), minWidth, ratio ?? []);
			if (error) errors.push(source.errorAt(path, `content/${version} ${error}`));
		}
	}
	return errors;
}

/** Checks every SVG below `content/images`, also those that no YAML file names: it may be published before it is used. */
export function checkSvgs(files: Files): ContentError[] {
	return files
		.list(folder)
		.filter((file) => /\.svg$/i.test(file))
		.flatMap((file) => svgError(file, files.read(file)?.toString("utf8") ?? "") ?? []);
}

/** Warns of images that no YAML file names. */
export function unusedImages(fields: ContentField[], files: Files): ContentError[] {
	const named = fields.filter(({ meta }) => meta.image).map(({ value }) => value);
	const used = [...named, ...named.flatMap(languageImages)].map((name) => `content/${name}`);
	return files
		.list(folder)
		.filter((file) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(file) && !used.includes(file))
		.map((file) => ({ ...fileError(file, "no YAML file uses this picture: remove it"), severity: "warning" }));
}
