import type { ReadString } from "../i18n/string-reader";

/** The origin of the site without a trailing slash. The build sets it. */
export const siteUrl = (process.env.GATSBY_SITE_URL || "http://localhost:9000").replace(/\/+$/, "");

/** A picture for shared links. */
export type SharePicture = { path: string; alt: string };

/** The size of `og:image` that networks recommend, in pixels. */
export const shareWidth = 1200;
export const shareHeight = 630;

/** The path of the picture in a language, which the build writes. */
export const sharePath = (language: string): string => `/share/${language}.jpg`;

/** The picture of all pages without one of their own. */
export const sharePicture = (language: string, readString: ReadString): SharePicture => ({
	path: sharePath(language),
	alt: `${readString("common", "brand.name")}. ${readString("common", "brand.tagline")}`,
});
