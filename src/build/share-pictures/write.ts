import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { publishedLanguages } from "../../i18n/languages";
import { sharePages, sharePicture, shareText } from "../../site/head/share-picture";
import { readCopy } from "../copy";
import { readTokens } from "../tokens";
import { writeChanged } from "../write-changed";
import { type Drawing, loadFonts, sharePictureOf } from "./draw";

/** Draws what is not kept from an earlier build. */
async function keptOrDrawn({ source, jpeg }: Drawing, cache: string): Promise<Buffer> {
	const hash = createHash("sha256");
	for (const part of source) hash.update(part);
	const kept = path.join(cache, `share-${hash.digest("hex")}.jpg`);
	const found = await fs.readFile(kept).catch(() => undefined);
	if (found) return found;
	const drawn = await jpeg();
	await fs.writeFile(kept, drawn);
	return drawn;
}

/**
 * Writes the picture that networks show with a link, one a page and language.
 * @param products the picture of the product on each page, as `content/site.yaml` names it
 * @param cache a folder that outlives the build
 */
export async function writeSharePictures(
	products: Record<(typeof sharePages)[number], string>,
	folder: string,
	cache: string,
) {
	const fonts = await loadFonts();
	const token = readTokens();
	const logo = `data:image/svg+xml;base64,${await fs.readFile("artwork/logo.svg", "base64")}`;
	for (const { code } of publishedLanguages) {
		const copy = readCopy(code);
		for (const page of sharePages) {
			const picture = await fs.readFile(path.join("content", products[page]));
			const card = { brand: copy("common", "brand.name"), text: shareText(page, copy), logo, token };
			const drawing = await sharePictureOf({ ...card, picture }, fonts);
			await writeChanged(path.join(folder, sharePicture(page, code)), await keptOrDrawn(drawing, cache));
		}
	}
}
