import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { languages } from "../../src/i18n/languages";
import type { ContentError } from "./content-error";
import type { ContentField } from "./content-fields";

/** For pictures whose height is rounded. */
const tolerance = 0.01;

/** The shape of a picture, if it differs from what its place needs. Pictures that are too small have an error already. */
async function wrongShape(
	file: string,
	minWidth: number,
	[x = 1, y = 1]: readonly number[],
): Promise<string | undefined> {
	const { width, height } = await sharp(file)
		.metadata()
		.catch(() => ({ width: 0, height: 0 }));
	if (width < minWidth || Math.abs((width * y) / (height * x) - 1) <= tolerance) return undefined;
	return `${width}×${height}`;
}

/** Checks that pictures, those of the languages included, have the shape of their place. */
export async function checkShapes(fields: ContentField[], root: string): Promise<ContentError[]> {
	const errors: ContentError[] = [];
	for (const { meta, value, source, path: at } of fields) {
		const { minWidth = 0, ratio } = meta.image ?? {};
		const localized = languages.map(({ code }) => value.replace(/^images\//, `images/${code}/`));
		for (const name of ratio ? [value, ...localized] : []) {
			const file = path.join(root, "content", name);
			const shape = ratio && fs.existsSync(file) ? await wrongShape(file, minWidth, ratio) : undefined;
			const rule = `content/${name} must be ${ratio?.join(":")}, width to height`;
			if (shape) errors.push(source.errorAt(at, `${rule} (is ${shape})`));
		}
	}
	return errors;
}
