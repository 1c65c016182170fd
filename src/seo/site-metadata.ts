import type { ReadText } from "../i18n/create-i18n";
import { splitHeadline } from "../i18n/headline";

/** The origin of the site without a trailing slash. The build sets it. */
export const siteUrl = (process.env.GATSBY_SITE_URL || "http://localhost:9000").replace(/\/+$/, "");

/** The web manifest of the default language. The others have their language's path prefix. */
export const webManifestPath = "/manifest.webmanifest";

/** The pages that have their own picture for shared links (`og:image`). */
export const sharePages = ["landing", "templates", "template"] as const;

export type SharePage = (typeof sharePages)[number];

/** A picture for shared links. */
export type SharePicture = { path: string; alt: string };

/** The size of `og:image` that networks recommend, in pixels. */
export const shareWidth = 1200;
export const shareHeight = 630;

/** The text on the picture. `word` is the part of the headline in the accent color. */
export type ShareText = { before: string; word: string; after: string; lead: string };

const titleAndLead = (title: string, lead: string): ShareText => ({ before: title, word: "", after: "", lead });

/** The text on each page's picture for shared links. `wordId` is the first of `words` in `content/hero.yaml`. */
export const shareTexts: Record<SharePage, (text: ReadText, wordId?: string) => ShareText> = {
	landing: (text, wordId) => {
		const [before = "", after = ""] = splitHeadline(text("landing", "hero.headline"));
		// `npm run check` proves that each word has a text.
		const word = text("landing", `hero.words.${wordId}` as "hero.words.java");
		return { before, word, after, lead: text("common", "brand.tagline") };
	},
	templates: (text) => titleAndLead(text("catalog", "list.metaTitle"), text("catalog", "lead")),
	template: (text) => titleAndLead(text("template", "metaTitle"), text("template", "metaDescription")),
};

/** The path of the picture, which the build writes. */
export function sharePath(page: SharePage, language: string): string {
	return `/share/${page}.${language}.jpg`;
}

/** The page's own picture. */
export function sharePicture(page: SharePage, language: string, text: ReadText, wordId?: string): SharePicture {
	const { before, word, after, lead } = shareTexts[page](text, wordId);
	return { path: sharePath(page, language), alt: `${before}${word}${after}. ${lead}` };
}
