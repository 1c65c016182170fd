import path from "node:path";
import sharp from "sharp";
import { type ContentError, checkProject, formatContentError } from "../../content-model/check";
import { fileError, newErrors } from "../../content-model/check/content-error";
import { type Change, Refusal } from "./working-tree";

/** The format of each ending, under sharp's names: AVIF is a kind of HEIF. The check reads SVGs. */
const formats: Record<string, string> = {
	".png": "png",
	".jpg": "jpeg",
	".jpeg": "jpeg",
	".webp": "webp",
	".avif": "heif",
};

/** Decodes a picture that is uploaded: the check reads only those that a YAML file or a page names. */
async function pictureErrors({ path: file, content }: Change): Promise<ContentError[]> {
	const expected = formats[path.extname(file)];
	if (!content || !expected) return [];
	const picture = sharp(content);
	const metadata = await picture.metadata().catch(() => undefined);
	if (metadata?.format !== expected) return [fileError(file, { code: "wrongFormat" })];
	const stats = await picture.stats().catch(() => undefined);
	return stats ? [] : [fileError(file, { code: "undecodable" })];
}

/**
 * Checks uploaded pictures, and the project with the changes as `npm run check` does.
 * @throws Refusal with the errors that the changes add
 */
export async function assertValid(root: string, changes: Change[]): Promise<void> {
	const errors = (await Promise.all(changes.map(pictureErrors))).flat();
	const files = new Map(changes.map(({ path, content }) => [path, content]));
	const after =
		errors.length > 0 ? [] : (await checkProject(root, files)).filter(({ severity }) => severity !== "note");
	if (after.length > 0) errors.push(...newErrors(await checkProject(root), after));
	if (errors.length > 0) throw new Refusal(422, errors.map(formatContentError).join("\n"), errors);
}
