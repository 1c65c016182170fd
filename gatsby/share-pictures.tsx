import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { writeIfChanged } from "../hosting/site-files";
import { publishedLanguages } from "../src/i18n/languages";
import { shareHeight, sharePages, sharePicture, shareText, shareWidth } from "../src/seo/site-metadata";
import { frame, ShareCard, type ShareCardProps } from "./share-card";
import { readTokens, readTranslations } from "./site-sources";

const subsets = { Latin: "latin", Cyrillic: "cyrillic" };
const weights = [400, 600] as const;

const jpegOptions = { quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true };

/** The site's font as static files: satori does not support the variable font that the pages use. */
export function loadFonts(): Promise<Font[]> {
	const fonts = Object.entries(subsets).flatMap(([name, subset]) =>
		weights.map(async (weight) => {
			const file = `node_modules/@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`;
			return { name, weight, data: await fs.readFile(file) };
		}),
	);
	return Promise.all(fonts);
}

/** The window of the product picture. It extends below the lower edge, so that only its upper corners are round. */
function windowShape(style: string): Buffer {
	const { side, radius } = frame;
	const box = `x=".75" y=".75" width="${side - 1.5}" height="${side + radius}" rx="${radius}"`;
	const size = `width="${side}" height="${side}"`;
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${box} ${style}/></svg>`);
}

export type SharePictureProps = ShareCardProps & {
	/** A square picture of the product. */
	picture: Buffer;
};

/** A picture to render. `source` is the cache key: all inputs of the picture. */
export type Drawing = { source: (string | Buffer)[]; jpeg: () => Promise<Buffer> };

/** Text becomes paths, so the result does not depend on the fonts of the machine. */
export async function sharePictureOf({ picture, ...card }: SharePictureProps, fonts: Font[]): Promise<Drawing> {
	const svg = await satori(<ShareCard {...card} />, {
		width: shareWidth,
		height: shareHeight,
		fonts,
		loadAdditionalAsset: async (_, characters) => {
			throw new Error(`The fonts in gatsby/share-pictures.tsx cannot draw "${characters}"`);
		},
	});
	const mask = windowShape('fill="#000"');
	const edge = windowShape(`fill="none" stroke="${card.token("--color-line-strong")}" stroke-width="1.5"`);
	const { left, top, side } = frame;
	return {
		source: [svg, picture, mask, edge, JSON.stringify([frame, jpegOptions])],
		jpeg: async () => {
			const product = sharp(picture)
				.resize(side, side)
				.composite([{ input: mask, blend: "dest-in" }, { input: edge }]);
			return sharp(Buffer.from(svg))
				.composite([{ input: await product.png().toBuffer(), left, top }])
				.jpeg(jpegOptions)
				.toBuffer();
		},
	};
}

async function cachedJpeg({ source, jpeg }: Drawing, cache: string): Promise<Buffer> {
	const hash = createHash("sha256");
	for (const part of source) hash.update(part);
	const file = path.join(cache, `share-${hash.digest("hex")}.jpg`);
	const cached = await fs.readFile(file).catch(() => undefined);
	if (cached) return cached;
	const drawn = await jpeg();
	await fs.writeFile(file, drawn);
	return drawn;
}

/**
 * Writes the social sharing pictures, one per page and language.
 * @param products the product picture of each page, from `content/site.yaml`
 * @param cache a folder that persists between builds
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
		const translate = readTranslations(code);
		for (const page of sharePages) {
			const picture = await fs.readFile(path.join("content", products[page]));
			const card = { brand: translate("common", "brand.name"), text: shareText(page, translate), logo, token };
			const drawing = await sharePictureOf({ ...card, picture }, fonts);
			writeIfChanged(path.join(folder, sharePicture(page, code)), await cachedJpeg(drawing, cache));
		}
	}
}
