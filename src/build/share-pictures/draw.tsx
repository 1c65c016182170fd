import fs from "node:fs/promises";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { shareHeight, shareWidth } from "../../site/head/share-picture";
import { Card, type CardProps, frame } from "./card";

const subsets = { Latin: "latin", Cyrillic: "cyrillic" };
const weights = [400, 600] as const;

const jpeg = { quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true };

/** The site's typeface, as one file a weight: satori cannot set a weight of the variable font that the pages load. */
export function loadFonts(): Promise<Font[]> {
	const wanted = Object.entries(subsets).flatMap(([name, subset]) =>
		weights.map(async (weight) => {
			const file = `node_modules/@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`;
			return { name, weight, data: await fs.readFile(file) };
		}),
	);
	return Promise.all(wanted);
}

/** The window as wide as the picture; it goes on below the lower edge, so that only its upper corners are round. */
function window(style: string): Buffer {
	const { side, radius } = frame;
	const box = `x=".75" y=".75" width="${side - 1.5}" height="${side + radius}" rx="${radius}"`;
	const size = `width="${side}" height="${side}"`;
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${box} ${style}/></svg>`);
}

export type SharePictureProps = CardProps & {
	/** A square picture of the product. */
	picture: Buffer;
};

/** A picture that is ready to be drawn; `source` is all that decides how it looks. */
export type Drawing = { source: (string | Buffer)[]; jpeg: () => Promise<Buffer> };

/** The type becomes paths, so that no font of the machine has a say in it. */
export async function sharePictureOf({ picture, ...card }: SharePictureProps, fonts: Font[]): Promise<Drawing> {
	const svg = await satori(<Card {...card} />, {
		width: shareWidth,
		height: shareHeight,
		fonts,
		loadAdditionalAsset: async (_, signs) => {
			throw new Error(`A shared picture cannot say "${signs}": its fonts, in src/build/share-pictures, lack a sign`);
		},
	});
	const mask = window('fill="#000"');
	const edge = window(`fill="none" stroke="${card.token("--color-line-strong")}" stroke-width="1.5"`);
	const { left, top, side } = frame;
	return {
		source: [svg, picture, mask, edge, JSON.stringify([frame, jpeg])],
		jpeg: async () => {
			const product = sharp(picture)
				.resize(side, side)
				.composite([{ input: mask, blend: "dest-in" }, { input: edge }]);
			return sharp(Buffer.from(svg))
				.composite([{ input: await product.png().toBuffer(), left, top }])
				.jpeg(jpeg)
				.toBuffer();
		},
	};
}
