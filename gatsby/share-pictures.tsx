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
import { fontFamily, PageCard, subsets, TemplateCard } from "./share-card";
import { readTranslations } from "./site-sources";
import type { TemplateNode } from "./templates";

type Texts = Pick<TemplateNode, "title" | "languages">;

/** What fits on the card of a template, in characters. */
const limits = { title: 110, tag: 24 };

/** The site's font as static files: satori does not support the variable font that the pages use. */
const fonts = subsets.flatMap((name) =>
	([400, 600] as const).map((weight): Font => {
		const file = `node_modules/@fontsource/onest/files/onest-${name}-${weight}-normal.woff`;
		return { name, weight, data: readFileSync(file) };
	}),
);

/**
 * A card as an SVG. Text becomes paths, so the result does not depend on the fonts of the machine.
 * @throws Error if the fonts lack a character, unless there is another function for these
 */
export function layOut(card: ReactElement, onMissing = refuse): Promise<string> {
	const loadAdditionalAsset = async (_: string, characters: string) => {
		onMissing(characters);
		return [];
	};
	return satori(card, { width: shareWidth, height: shareHeight, fonts, loadAdditionalAsset });
}

function refuse(characters: string) {
	throw new Error(`The fonts in gatsby/share-card.tsx cannot draw "${characters}"`);
}

export const toJpeg = (svg: string) =>
	sharp(Buffer.from(svg)).jpeg({ quality: 86, chromaSubsampling: "4:4:4" }).toBuffer();

/** One line without control characters, which include those for the direction of text, and without marks on letters. */
const plain = (text: string) =>
	text
		.normalize("NFC")
		.replace(/\s+/g, " ")
		.replace(/[\p{C}\p{M}]/gu, "");

/** The strings of templates, which are untrusted, as far as the fonts can draw them. */
export async function drawableTexts(templates: readonly Texts[]): Promise<{ title: string; tags: string[] }[]> {
	const missing = new Set<string>();
	const characters = new Set(templates.flatMap(({ title, languages }) => [title, ...languages].map(plain)).join(""));
	// Spaces keep the characters apart, because satori looks up one grapheme at a time.
	await layOut(<div style={{ fontFamily }}>{[...characters].join(" ")}</div>, (found) => {
		for (const character of found) missing.add(character);
	});
	const drawable = (text: string, maxLength: number) => {
		const found = [...plain(text)].filter((character) => !missing.has(character)).join("");
		return excerpt(found.replace(/ +/g, " ").trim(), maxLength);
	};
	return templates.map(({ title, languages }) => {
		const tags = new Set(languages.map((tag) => drawable(tag, limits.tag)).filter(Boolean));
		return { title: drawable(title, limits.title), tags: [...tags] };
	});
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
export async function sharePictures(
	products: Record<SharePage, string>,
	templates: readonly (Texts & Pick<TemplateNode, "templateId">)[],
): Promise<SharePictures> {
	const pictures: SharePictures = new Map();
	for (const { code } of languages) {
		for (const page of sharePages)
			pictures.set(sharePicture(page, code), async () => layOut(await pageCard(page, code, products[page])));
	}
	const brand = brandName(defaultLanguage);
	for (const [index, texts] of (await drawableTexts(templates)).entries()) {
		const { templateId = "", title = "" } = templates[index] ?? {};
		const file = templatePicture(templateId, title);
		// No title may stop the build.
		if (file) pictures.set(file, () => layOut(<TemplateCard brand={brand} {...texts} />, () => {}));
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
