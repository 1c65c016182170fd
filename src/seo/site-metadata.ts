/** The origin of the site without a trailing slash. The build sets it. */
export const siteUrl = (process.env.GATSBY_SITE_URL || "http://localhost:9000").replace(/\/+$/, "");

/** The web manifest of the default language. The others have their language's path prefix. */
export const webManifestPath = "/manifest.webmanifest";

/** Translates a key of a namespace, for Gatsby's `Head` and the build, which have no i18n provider. */
export type HeadTranslate = (namespace: string, key: string) => string;

/** Looks keys up in the JSON of locale files. An unknown key is returned as it is. */
export function createTranslate(locales: readonly { ns: string | null; data: string | null }[]): HeadTranslate {
	const files = new Map(locales.map(({ ns, data }) => [ns, JSON.parse(data ?? "{}") as unknown]));
	return (namespace, key) => {
		const value = key
			.split(".")
			.reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], files.get(namespace));
		return typeof value === "string" ? value : key;
	};
}

/** The pages that have their own picture for shared links (`og:image`). */
export const sharePages = ["landing", "templates", "template"] as const;

export type SharePage = (typeof sharePages)[number];

/** A picture for shared links that is not one of a page in `sharePages`. */
export type SharePicture = { path: string; alt: string };

/** The size of `og:image` that networks recommend, in pixels. */
export const shareWidth = 1200;
export const shareHeight = 630;

/** The text on the picture. `word` is the part of the headline in the accent color. */
export type ShareText = { before: string; word: string; after: string; lead: string };

const titleAndLead = (title: string, lead: string): ShareText => ({ before: title, word: "", after: "", lead });

/** The text on each page's picture for shared links. */
export const shareTexts: Record<SharePage, (translate: HeadTranslate) => ShareText> = {
	landing: (translate) => {
		const [before = "", after = ""] = translate("landing", "hero.headline").split("{{word}}");
		const word = translate("landing", "hero.words.automation");
		return { before, word, after, lead: translate("common", "brand.tagline") };
	},
	templates: (translate) => titleAndLead(translate("catalog", "list.metaTitle"), translate("catalog", "lead")),
	template: (translate) => titleAndLead(translate("template", "metaTitle"), translate("template", "metaDescription")),
};

/** The alternative text of the picture. */
export function shareAlt({ before, word, after, lead }: ShareText): string {
	return `${before}${word}${after}. ${lead}`;
}

/** The path of the picture, which the build writes. */
export function sharePicture(page: SharePage, language: string): string {
	return `/share/${page}.${language}.jpg`;
}
