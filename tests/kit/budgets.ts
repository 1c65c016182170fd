import type { ByteType } from "./first-visit";

/** Limits of a first visit: bytes after brotli without headers, requests, DOM elements of the loaded page. */
export type Budget = { bytes: Record<ByteType, number>; requests: number; elements: number };

/**
 * Budgets by path, for a phone: about 4 % above the current values. That leaves room for a sentence or an icon, but not
 * for a library. React's renderer takes 59 KB of the JavaScript; `npm run bundle` lists the rest.
 */
export const budgets: Record<string, Budget> = {
	// Narrow product images; template cards.
	"/": {
		bytes: { html: 11_700, css: 6900, js: 110_000, font: 35_200, image: 35_500, data: 17_200 },
		requests: 15,
		elements: 770,
	},
	"/ru/": {
		bytes: { html: 13_800, css: 6900, js: 110_000, font: 51_700, image: 35_500, data: 19_200 },
		requests: 16,
		elements: 780,
	},
	"/uz/": {
		bytes: { html: 12_850, css: 6900, js: 110_000, font: 35_200, image: 35_500, data: 18_400 },
		requests: 15,
		elements: 780,
	},
	// The Cyrillic font for Russian titles; avatars of the cards. The HTML and the page data have the first 24 cards.
	"/templates/": {
		bytes: { html: 10_500, css: 6300, js: 117_800, font: 51_700, image: 2100, data: 16_700 },
		requests: 18,
		elements: 840,
	},
	"/ru/templates/": {
		bytes: { html: 10_900, css: 6300, js: 117_800, font: 51_700, image: 2100, data: 17_300 },
		requests: 18,
		elements: 850,
	},
	"/uz/templates/": {
		bytes: { html: 10_750, css: 6300, js: 117_800, font: 51_700, image: 2100, data: 17_000 },
		requests: 18,
		elements: 850,
	},
	// The code font. The description is prerendered: DOMPurify is loaded only if it has changed since the build.
	"/template/101/": {
		bytes: { html: 5450, css: 8500, js: 118_000, font: 77_200, image: 800, data: 5900 },
		requests: 16,
		elements: 233,
	},
	"/ru/template/101/": {
		bytes: { html: 5800, css: 8500, js: 118_000, font: 93_700, image: 800, data: 6600 },
		requests: 17,
		elements: 240,
	},
	"/uz/template/101/": {
		bytes: { html: 5600, css: 8500, js: 118_000, font: 77_200, image: 800, data: 6300 },
		requests: 16,
		elements: 240,
	},
	// The code font for the status. Gatsby requests the page data of `/nope/` and receives the HTML of the 404 page.
	"/nope/": {
		bytes: { html: 3700, css: 6400, js: 108_000, font: 77_200, image: 400, data: 11_500 },
		requests: 14,
		elements: 130,
	},
	"/ru/nope/": {
		bytes: { html: 4000, css: 6500, js: 108_000, font: 106_300, image: 400, data: 1800 },
		requests: 14,
		elements: 140,
	},
	"/uz/nope/": {
		bytes: { html: 3900, css: 6400, js: 108_000, font: 77_200, image: 400, data: 1700 },
		requests: 12,
		elements: 140,
	},
};
