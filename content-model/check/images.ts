import { createHash } from "node:crypto";
import { extname } from "node:path";
import { narrowPicture } from "../../src/lib/narrow-picture";
import type { Problem } from "../messages";
import { type ContentError, didYouMean, fileError, withSubject } from "./content-error";
import type { ContentField } from "./content-fields";
import type { Files } from "./files";
import { rasterError } from "./raster";

const folder = "content/images";

/** Why there is no image of that name. @param existing all images */
function missingError(name: string, existing: string[]): Problem {
	const ending = (file: string) => extname(file).toLowerCase();
	const sameType = existing.filter((other) => ending(other) === ending(name));
	return { code: "noPicture", params: { name, ...didYouMean(name, sameType) } };
}

/** The results for pictures that did not change: `npm run develop` and the editor check the project again and again. */
const results = new Map<string, ReturnType<typeof rasterError>>();

/** Checks that the images that content names exist, can be read, and fit their place. `checkSvgs` checks the SVGs. */
export async function checkImages(fields: ContentField[], files: Files): Promise<ContentError[]> {
	// In the exact case of their names: web servers are case-sensitive, local disks may not be.
	const existing = files.list(folder).map((file) => file.replace("content/", ""));
	const images = fields.filter(({ meta }) => meta.image);
	const errors = images.map(async ({ meta, value: name, source, path }) => {
		if (!existing.includes(name)) return source.errorAt(path, missingError(name, existing));
		const { minWidth, ratios } = meta.image ?? {};
		if (minWidth === undefined) return [];
		const bytes = files.read(`content/${name}`) ?? Buffer.alloc(0);
		const hash = createHash("sha1").update(bytes).digest("hex");
		const key = JSON.stringify([hash, minWidth, ratios]);
		const result = results.get(key) ?? rasterError(bytes, { minWidth, ratios });
		results.set(key, result);
		const error = await result;
		return error ? source.errorAt(path, withSubject(`content/${name}`, error)) : [];
	});
	return (await Promise.all(errors)).flat();
}

/** The numbers of the view box in the first tag of an SVG. */
function viewBoxOf(svg: string): number[] {
	const [, value = ""] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']*)["']/.exec(svg) ?? [];
	return value
		.trim()
		.split(/[\s,]+/)
		.map(Number);
}

/**
 * Checks that every SVG below `content/images` has a view box, without which a browser does not know its shape. An SVG cannot run
 * a script or load a file: the servers send it with a policy that forbids both.
 */
export function checkSvgs(files: Files): ContentError[] {
	const errors: ContentError[] = [];
	for (const file of files.list(folder).filter((name) => /\.svg$/i.test(name))) {
		const viewBox = viewBoxOf(files.read(file)?.toString("utf8") ?? "");
		const [, , width = 0, height = 0] = viewBox;
		const isValid = viewBox.length === 4 && viewBox.every(Number.isFinite) && width > 0 && height > 0;
		if (!isValid) errors.push(fileError(file, { code: "viewBox" }));
	}
	return errors;
}

/** Lists the images that the content does not show. */
export function unusedImages(fields: ContentField[], files: Files): ContentError[] {
	const names = fields.filter(({ meta }) => meta.image).map(({ value }) => value);
	const used = names.flatMap((name) => [name, narrowPicture(name)]).map((name) => `content/${name}`);
	return files
		.list(folder)
		.filter((file) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(file) && !used.includes(file))
		.map((file) => ({ ...fileError(file, { code: "unusedPicture" }), severity: "note" }));
}
