import type { ByteType } from "./first-visit";

/** Limits of a first visit: bytes after brotli without headers, requests, DOM elements of the loaded page. */
export type Budget = { bytes: Record<ByteType, number>; requests: number; elements: number };

/** The columns: bytes of html, css, js, font, image and data; requests; elements. */
const rows: Record<string, [number, number, number, number, number, number, number, number]> = {
	// Narrow product images, of which English shows one more near the viewport; template cards.
	"/": [11_700, 6950, 110_000, 35_200, 45_600, 17_200, 15, 790],
	"/ru/": [13_800, 6950, 110_000, 51_700, 35_500, 19_200, 16, 790],
	"/uz/": [12_850, 6950, 110_000, 35_200, 35_500, 18_400, 15, 790],
	// The Cyrillic font for Russian titles; avatars of the cards. The HTML and the page data have the first 24 cards.
	// 0.5 % more JavaScript than before the pages were prerendered, and results in steps.
	"/templates/": [10_500, 6450, 118_900, 51_700, 2100, 16_700, 18, 840],
	"/ru/templates/": [11_000, 6450, 118_900, 51_700, 2100, 17_300, 18, 850],
	"/uz/templates/": [10_750, 6450, 118_900, 51_700, 2100, 17_000, 18, 850],
	// The code font. The description is prerendered: DOMPurify is loaded only if it has changed since the build.
	"/template/101/": [5600, 8500, 118_000, 77_200, 800, 6100, 16, 240],
	"/ru/template/101/": [5890, 8500, 118_000, 93_700, 800, 6850, 17, 246],
	"/uz/template/101/": [5800, 8500, 118_000, 77_200, 800, 6500, 16, 246],
	// The code font for the status. Gatsby requests the page data of `/nope/` and receives the HTML of the 404 page. Each page
	// has a script that repairs addresses, 90 bytes of it for slashes and for ids of templates.
	"/nope/": [3900, 6400, 108_000, 77_200, 400, 11_500, 14, 140],
	"/ru/nope/": [4160, 6500, 108_000, 106_300, 400, 1800, 14, 146],
	"/uz/nope/": [4120, 6400, 108_000, 77_200, 400, 1700, 12, 146],
};

/**
 * Budgets by path, for a phone: about 4 % above the current values. That leaves room for a sentence or an icon, but not
 * for a library. React's renderer takes 59 KB of the JavaScript.
 */
export const budgets = Object.fromEntries(
	Object.entries(rows).map(([path, [html, css, js, font, image, data, requests, elements]]): [string, Budget] => [
		path,
		{ bytes: { html, css, js, font, image, data }, requests, elements },
	]),
);
