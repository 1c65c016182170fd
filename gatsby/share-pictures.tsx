import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { writeIfChanged } from "../hosting/site-files";
import { languages } from "../src/i18n/languages";
import { shareHeight, sharePages, sharePicture, shareText, shareWidth } from "../src/seo/site-metadata";
import { localizedImage } from "./localized-images";
import { type Brand, frame, ShareCard, type ShareCardProps, subsets } from "./share-card";
import { readTokens, readTranslations } from "./site-sources";

const weights = [400, 600] as const;

const jpegOptions = { quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true };

export type StaticFont = Font & { data: Buffer };

/** The site's font as static files: satori does not support the variable font that the pages use. */
export function loadFonts(): Promise<StaticFont[]> {
	const fonts = subsets.flatMap((name) =>
		weights.map(async (weight) => {
			const file = `node_modules/@fontsource/onest/files/onest-${name}-${weight}-normal.woff`;
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

export function sha256(parts: readonly (string | Buffer)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest("hex");
}

/** The name of a picture in the cache. */
export const cacheName = ({ source }: Drawing): string => `share-${sha256(source)}.jpg`;

/** The picture from the cache, or drawn. Synchronous access, because equal pictures may be drawn at the same time. */
export async function cachedJpeg(drawing: Drawing, cache: string): Promise<Buffer> {
	const file = path.join(cache, cacheName(drawing));
	if (existsSync(file)) return readFileSync(file);
	const drawn = await drawing.jpeg();
	writeIfChanged(file, drawn);
	return drawn;
}

/** The logo, the name and the design tokens for the cards in a language. */
export async function readBrand(language: string): Promise<Brand> {
	const logo = `data:image/svg+xml;base64,${await fs.readFile("artwork/logo.svg", "base64")}`;
	return { brand: readTranslations(language)("common", "brand.name"), logo, token: readTokens() };
}

/** The translations, with a hyphen that may break: the font has no glyph for the one that does not. */
export function drawableTranslations(language: string): ReturnType<typeof readTranslations> {
	const translate = readTranslations(language);
	return (...key) => translate(...key).replaceAll("\u2011", "-");
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
	for (const { code } of languages) {
		const translate = drawableTranslations(code);
		const brand = await readBrand(code);
		for (const page of sharePages) {
			const picture = await fs.readFile(path.join("content", localizedImage(products[page], code)));
			const drawing = await sharePictureOf({ ...brand, text: shareText(page, translate), picture }, fonts);
			writeIfChanged(path.join(folder, sharePicture(page, code)), await cachedJpeg(drawing, cache));
		}
	}
}
