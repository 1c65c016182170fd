import path from "node:path";
import sharp from "sharp";
import { fileError } from "../../content-model/check/content-error";
import { type Change, Refusal } from "./working-tree";

/** The format of each ending, under sharp's names: AVIF is a kind of HEIF. The check reads SVGs. */
const formats: Record<string, string> = {
	".png": "png",
	".jpg": "jpeg",
	".jpeg": "jpeg",
	".webp": "webp",
	".avif": "heif",
};

/**
 * Decodes a picture that is uploaded. The check does not read those that no YAML file names.
 * @throws Refusal if it has another format than its ending says, or cannot be decoded
 */
export async function assertPicture({ path: file, content }: Change): Promise<void> {
	const expected = formats[path.extname(file)];
	if (!content || !expected) return;
	const refuse = (message: string) => new Refusal(422, `${file} ${message}`, [fileError(file, message)]);
	const { format } = await sharp(content)
		.metadata()
		.catch(() => ({ format: undefined }));
	if (format !== expected) throw refuse("is not an image in the format of its ending");
	await sharp(content)
		.stats()
		.catch(() => {
			throw refuse("cannot be decoded: it is incomplete or too large");
		});
}
