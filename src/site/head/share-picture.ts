import type { HeadCopy } from "./head-copy";

/** The pages that have a picture of their own when their link is shared. */
export const sharePages = ["landing", "templates", "template"] as const;

export type SharePage = (typeof sharePages)[number];

/** The size that networks ask for. */
export const shareWidth = 1200;
export const shareHeight = 630;

/** The words on the picture. `word` is the part of the headline in the accent colour. */
export type ShareText = { before: string; word: string; after: string; lead: string };

const texts: Record<SharePage, (copy: HeadCopy) => ShareText> = {
	landing: (copy) => {
		const [before = "", after = ""] = copy("landing", "hero.headline").split("{{word}}");
		return { before, word: copy("landing", "hero.words.automation"), after, lead: copy("common", "brand.tagline") };
	},
	templates: (copy) => plain(copy("market", "list.metaTitle"), copy("market", "lead")),
	template: (copy) => plain(copy("template", "metaTitle"), copy("template", "metaDescription")),
};

const plain = (before: string, lead: string): ShareText => ({ before, word: "", after: "", lead });

/** What the picture of a page says in a language: words that the page has anyway. */
export function shareText(page: SharePage, copy: HeadCopy): ShareText {
	return texts[page](copy);
}

/** The same for those who do not see the picture. */
export function shareAlt({ before, word, after, lead }: ShareText): string {
	return `${before}${word}${after}. ${lead}`;
}

/** Where the build puts the picture. */
export function sharePicture(page: SharePage, language: string): string {
	return `/share/${page}.${language}.jpg`;
}
