import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import type { ReactElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { siteFiles, writeIfChanged } from "../hosting/site-files";
import { templatePicture } from "../src/features/catalog/template-link";
import { defaultLanguage, languages } from "../src/i18n/languages";
import { excerpt } from "../src/lib/html";
import { type SharePage, shareHeight, sharePages, sharePicture, shareText, shareWidth } from "../src/seo/site-metadata";
import { localizedImage } from "./localized-images";
import { PageCard, subsets, TemplateCard } from "./share-card";
import { readTranslations } from "./site-sources";

type Texts = Pick<Queries.MarketTemplate, "title" | "languages">;

/** What fits on the card of a template, in characters. */
const limits = { title: 110, tag: 24 };

/** The site's font as static files: satori does not support the variable font that the pages use. */
const fonts = subsets.flatMap((name) =>
	([400, 600] as const).map((weight): Font => {
		const file = `node_modules/@fontsource/onest/files/onest-${name}-${weight}-normal.woff`;
		return { name, weight, data: readFileSync(file) };
	}),
);

const refuse = (characters: string) => {
	throw new Error(`The fonts in gatsby/share-card.tsx cannot draw "${characters}"`);
};

/** A card as an SVG. Text becomes paths, so the result does not depend on the fonts of the machine. */
export function layOut(card: ReactElement, onMissing: (characters: string) => void = refuse): Promise<string> {
	const loadAdditionalAsset = async (_: string, characters: string) => {
		onMissing(characters);
		return [];
	};
	return satori(card, { width: shareWidth, height: shareHeight, fonts, loadAdditionalAsset });
}

export const toJpeg = (svg: string) =>
	sharp(Buffer.from(svg)).jpeg({ quality: 86, chromaSubsampling: "4:4:4" }).toBuffer();

/** The card of a template as an SVG. Its strings are untrusted: without the characters that the fonts cannot draw. */
export async function templateCard(brand: string, { title, languages }: Texts): Promise<string> {
	const missing = new Set<string>();
	/** One line without control characters, which include those for the direction of text, and without marks on letters. */
	const drawable = (text: string, maxLength: number) => {
		const line = text.normalize("NFC").replace(/\s/g, " ");
		const found = [...line.replace(/[\p{C}\p{M}]/gu, "")].filter((character) => !missing.has(character));
		return excerpt(found.join("").replace(/ +/g, " ").trim(), maxLength);
	};
	let known: number;
	let svg: string;
	do {
		known = missing.size;
		const tags = new Set(languages.map((tag) => drawable(tag, limits.tag)).filter(Boolean));
		const card = <TemplateCard brand={brand} title={drawable(title, limits.title)} tags={[...tags]} />;
		svg = await layOut(card, (found) => {
			for (const character of found) missing.add(character);
		});
	} while (missing.size > known);
	return svg;
}

const brandName = (language: string) => readTranslations(language)("common", "brand.name");

/** @param picture the product picture, from `content/site.yaml` */
export async function pageCard(page: SharePage, language: string, picture: string): Promise<ReactElement> {
	const product = sharp(path.join("content", localizedImage(picture, language)));
	// The font has no glyph for the hyphen that does not break.
	const text = shareText(page, (...key) => readTranslations(language)(...key).replaceAll("\u2011", "-"));
	const png = await product.resize({ width: 476 }).png().toBuffer();
	return (
		<PageCard brand={brandName(language)} text={text} picture={`data:image/png;base64,${png.toString("base64")}`} />
	);
}

/** Functions that draw the pictures for shared links as SVG, by file. */
export type SharePictures = Map<string, () => Promise<string>>;

/** @param products the product picture of each page */
export function sharePictures(
	products: Record<SharePage, string>,
	templates: readonly (Texts & Pick<Queries.MarketTemplate, "templateId">)[],
): SharePictures {
	const pictures: SharePictures = new Map();
	for (const { code } of languages) {
		for (const page of sharePages)
			pictures.set(sharePicture(page, code), async () => layOut(await pageCard(page, code, products[page])));
	}
	const brand = brandName(defaultLanguage);
	for (const template of templates) {
		const file = templatePicture(template.templateId, template.title);
		if (file) pictures.set(file, () => templateCard(brand, template));
	}
	return pictures;
}

/** Writes the pictures that have changed since the last build as JPEG, and removes those of templates that are gone. */
export async function writeSharePictures(
	pictures: SharePictures,
	folder: string,
	cache: Pick<GatsbyCache, "get" | "set">,
): Promise<void> {
	for (const [file, draw] of pictures) {
		const target = path.join(folder, file);
		const svg = await draw();
		const hash = createHash("sha256").update(svg).digest("hex");
		if ((await cache.get(file)) === hash && existsSync(target)) continue;
		writeIfChanged(target, await toJpeg(svg));
		await cache.set(file, hash);
	}
	for (const name of siteFiles(path.join(folder, "share"))) {
		if (!pictures.has(`/share${name}`)) rmSync(path.join(folder, "share", name));
	}
}
