import fs from "node:fs";
import path from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { parse } from "yaml";
import { hero } from "../content-model/schemas/landing";
import { imageIn, type LocalizedImage } from "../content-model/schemas/schema-helpers";
import { templatePicture } from "../src/features/catalog/template-link";
import type { ReadText } from "../src/i18n/create-i18n";
import { defaultLanguage, languages } from "../src/i18n/languages";
import { excerpt } from "../src/lib/text";
import {
	type SharePage,
	type ShareText,
	shareHeight,
	sharePages,
	sharePath,
	shareTexts,
	shareWidth,
} from "../src/seo/site-metadata";
import { localeTexts } from "./locale-files";
import { ShareCard, subsets } from "./share-card";

type Template = Pick<Queries.MarketTemplate, "templateId" | "title" | "tags">;
type CardContent = Omit<Template, "templateId">;

/** The site's font as static files: satori does not support the variable font that the pages use. */
const fonts = subsets.flatMap((name) =>
	([400, 600] as const).map((weight): Font => {
		const file = `node_modules/@fontsource/onest/files/onest-${name}-${weight}-normal.woff`;
		return { name, weight, data: fs.readFileSync(file) };
	}),
);

/** A card as an SVG, whose text is paths, and the characters that the fonts cannot draw. */
export async function layOut(text: ShareText, brand: string, picture?: string) {
	const missing = new Set<string>();
	const loadAdditionalAsset = async (_: string, characters: string) => {
		for (const character of characters) missing.add(character);
		return [];
	};
	const options = { width: shareWidth, height: shareHeight, fonts, loadAdditionalAsset };
	const svg = await satori(<ShareCard brand={brand} text={text} picture={picture} />, options);
	return { svg, missing };
}

/** The id of the first word of the hero. */
const firstWord = () => hero.parse(parse(fs.readFileSync("content/hero.yaml", "utf8"))).words[0];

/** The card of a page as an SVG. @param images the product picture in each language, from `content/site.yaml` */
async function pageCard(page: SharePage, language: string, images: LocalizedImage): Promise<string> {
	const text = localeTexts(language);
	// The font has no glyph for the hyphen that does not break.
	const withPlainHyphens: ReadText = (namespace, key) => text(namespace, key).replaceAll("\u2011", "-");
	const shown = shareTexts[page](withPlainHyphens, firstWord());
	const product = sharp(path.join("content", imageIn(images, language))).resize({ width: 476 });
	const picture = `data:image/png;base64,${(await product.png().toBuffer()).toString("base64")}`;
	const { svg, missing } = await layOut(shown, text("common", "brand.name"), picture);
	if (missing.size > 0)
		throw new Error(`The fonts in gatsby/share-pictures.tsx cannot draw "${[...missing].join("")}"`);
	return svg;
}

/**
 * An untrusted text for a card: without control characters, which include those for the direction of text, without marks on
 * letters, and without the characters that the fonts cannot draw.
 */
function plainText(text: string, maxLength: number, missing: ReadonlySet<string>): string {
	const line = excerpt(text.trim(), maxLength).normalize("NFC").replace(/\s/g, " ");
	const characters = [...line.replace(/[\p{C}\p{M}]/gu, "")];
	const drawn = characters.filter((character) => !missing.has(character));
	return drawn.join("").replace(/ +/g, " ").trim();
}

function templateText({ title, tags }: CardContent, missing: ReadonlySet<string>): ShareText {
	const shownTags = new Set(tags.slice(0, 4).map((tag) => plainText(tag, 24, missing)));
	const lead = [...shownTags].filter(Boolean).join(" · ");
	return { before: plainText(title, 110, missing), word: "", after: "", lead };
}

/** The card of a template as an SVG, with its title and tags. */
export async function templateCard(brand: string, content: CardContent): Promise<string> {
	const { svg, missing } = await layOut(templateText(content, new Set()), brand);
	if (missing.size === 0) return svg;
	const withoutMissing = await layOut(templateText(content, missing), brand);
	return withoutMissing.svg;
}

/**
 * Writes the pictures for shared links as JPEG.
 * @param images the product picture of each page
 */
export async function writeSharePictures(
	images: Record<SharePage, LocalizedImage>,
	templates: readonly Template[],
	folder: string,
): Promise<void> {
	fs.mkdirSync(path.join(folder, "share/template"), { recursive: true });
	// Without 4:4:4, the edges of colored letters blur.
	const write = (file: string, svg: string) =>
		sharp(Buffer.from(svg)).jpeg({ quality: 86, chromaSubsampling: "4:4:4" }).toFile(path.join(folder, file));
	for (const { code } of languages) {
		for (const page of sharePages) await write(sharePath(page, code), await pageCard(page, code, images[page]));
	}
	const brand = localeTexts(defaultLanguage)("common", "brand.name");
	for (const template of templates) {
		const file = templatePicture(template.templateId, template.title);
		if (file) await write(file, await templateCard(brand, template));
	}
}
