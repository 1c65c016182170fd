import path from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { removeStale, writeIfChanged } from "../hosting/site-files";
import { excerpt } from "../src/features/catalog/html";
import { templatePicture } from "../src/features/catalog/template-link";
import { defaultLanguage } from "../src/i18n/languages";
import { shareHeight, shareWidth } from "../src/seo/site-metadata";
import { type Brand, fontFamily, TemplateBackground, TemplateCard, templateArea } from "./share-card";
import { cachedJpeg, cacheName, type Drawing, loadFonts, readBrand, type StaticFont, sha256 } from "./share-pictures";
import type { TemplateNode } from "./templates";

/** Title and tags of a template. They are untrusted. */
export type TemplateTexts = Pick<TemplateNode, "title" | "languages">;

/** In characters. Fits on four lines. */
const maxTitleLength = 110;
/** In characters. */
const maxTagLength = 24;
/** The length of all tags on a line, in characters. */
const maxTagsLength = 64;
/** The space between two tags, in characters. */
const tagSpace = 4;

/** Takes a third of the time of the other pictures' options. */
const jpegOptions = { quality: 86 };

/** Their pictures stand for the design: a short title, and texts that are cut. */
const samples: TemplateTexts[] = [
	{ title: "Aa", languages: ["Java"] },
	{
		title: "Template ".repeat(30),
		languages: Array.from({ length: 12 }, (_, index) => `A long tag ${index}`.repeat(3)),
	},
];

/** How many pictures are drawn at the same time: while libvips encodes one, satori lays out the next. */
const concurrency = 3;

/** One line without control characters, which include those for the direction of text, and without marks on letters. */
const plain = (text: string) =>
	text
		.normalize("NFC")
		.replace(/\s+/g, " ")
		.replace(/[\p{C}\p{M}]/gu, "");

/** The characters of a text that the fonts lack. Spaces keep them apart, because satori looks up one grapheme at a time. */
async function missingCharacters(text: string, fonts: Font[]): Promise<Set<string>> {
	const missing = new Set<string>();
	await satori(<div style={{ fontFamily }}>{[...new Set(text)].join(" ")}</div>, {
		...templateArea,
		fonts,
		loadAdditionalAsset: async (_, characters) => {
			for (const character of characters) missing.add(character);
			return [];
		},
	});
	return missing;
}

/** As many tags as fit on a line, and the number of the others: `+3`. */
export function fittingTags(tags: readonly string[]): string[] {
	const shown: string[] = [];
	let room = maxTagsLength;
	for (const tag of tags) {
		room -= tag.length + tagSpace;
		if (room < 0) break;
		shown.push(tag);
	}
	const others = tags.length - shown.length;
	return others > 0 ? [...shown, `+${others}`] : shown;
}

/** The texts of the picture: only what the fonts can draw. */
export async function drawableTexts({ title, languages }: TemplateTexts, fonts: Font[]) {
	const missing = await missingCharacters(plain([title, ...languages].join(" ")), fonts);
	const drawable = (text: string) =>
		[...plain(text)]
			.filter((character) => !missing.has(character))
			.join("")
			.replace(/ +/g, " ")
			.trim();
	const tags = languages.map((tag) => excerpt(drawable(tag), maxTagLength)).filter(Boolean);
	return { title: excerpt(drawable(title), maxTitleLength), tags: fittingTags([...new Set(tags)]) };
}

/** Prepares the pictures. Their key in the cache is the design and the texts, so that a picture in the cache needs no layout. */
export async function templatePictures(brand: Brand, fonts: StaticFont[]): Promise<(texts: TemplateTexts) => Drawing> {
	const { left, top, width, height } = templateArea;
	const card = async (texts: TemplateTexts) => {
		const props = await drawableTexts(texts, fonts);
		return satori(<TemplateCard {...props} token={brand.token} />, { width, height, fonts });
	};
	const backgroundSvg = await satori(<TemplateBackground {...brand} />, {
		width: shareWidth,
		height: shareHeight,
		fonts,
	});
	const cards = await Promise.all(samples.map(card));
	const settings = JSON.stringify([templateArea, jpegOptions]);
	const design = sha256([backgroundSvg, ...cards, settings, ...fonts.map(({ data }) => data)]);
	const background = await sharp(Buffer.from(backgroundSvg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return (texts) => ({
		source: [design, JSON.stringify([texts.title, texts.languages])],
		jpeg: async () =>
			sharp(background.data, { raw: background.info })
				.composite([{ input: Buffer.from(await card(texts)), left, top }])
				.jpeg(jpegOptions)
				.toBuffer(),
	});
}

/** Writes the pictures of the templates that have a page, and removes those of an earlier build. */
export async function writeTemplatePictures(
	templates: readonly (TemplateTexts & Pick<TemplateNode, "templateId">)[],
	folder: string,
	cacheFolder: string,
) {
	const cache = path.join(cacheFolder, "template-pictures");
	const draw = await templatePictures(await readBrand(defaultLanguage), await loadFonts());
	const written = new Set<string>();
	const used = new Set<string>();
	const queue = templates.values();
	const work = async () => {
		for (const { templateId, title, languages } of queue) {
			const file = templatePicture(templateId, title);
			if (file === undefined) continue;
			const drawing = draw({ title, languages });
			writeIfChanged(path.join(folder, file), await cachedJpeg(drawing, cache));
			written.add(path.basename(file));
			used.add(cacheName(drawing));
		}
	};
	await Promise.all(Array.from({ length: concurrency }, work));
	removeStale(path.join(folder, "share/template"), /\.jpg$/, written);
	removeStale(cache, /\.jpg$/, used);
}
