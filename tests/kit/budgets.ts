import type { ByteType } from "./first-visit";

/** What a page may weigh on a first visit: bytes after brotli, without headers; requests; elements once it is ready. */
export type Budget = { bytes: Record<ByteType, number>; requests: number; elements: number };

/**
 * By address, on a phone. A twenty-fifth above what is there today: room for a sentence or an icon, not for a library.
 * Of the JavaScript, React's renderer takes 59 KB everywhere; `npm run bundle` names the rest.
 */
export const budgets: Record<string, Budget> = {
	// The pictures of the product in their narrow form; a first look at the catalogue.
	"/": {
		bytes: { html: 10_600, css: 6900, js: 110_000, font: 35_200, image: 35_500, data: 17_200 },
		requests: 15,
		elements: 770,
	},
	"/ru/": {
		bytes: { html: 12_700, css: 6900, js: 110_000, font: 51_700, image: 35_500, data: 19_200 },
		requests: 16,
		elements: 780,
	},
	"/uz/": {
		bytes: { html: 11_900, css: 6900, js: 110_000, font: 35_200, image: 35_500, data: 18_400 },
		requests: 15,
		elements: 780,
	},
	// The Cyrillic font comes for titles with Cyrillic letters, the avatars with their cards.
	"/templates/": {
		bytes: { html: 5100, css: 6300, js: 117_800, font: 51_700, image: 2100, data: 11_800 },
		requests: 18,
		elements: 840,
	},
	"/ru/templates/": {
		bytes: { html: 5500, css: 6300, js: 117_800, font: 51_700, image: 2100, data: 12_300 },
		requests: 18,
		elements: 850,
	},
	"/uz/templates/": {
		bytes: { html: 5400, css: 6300, js: 117_800, font: 51_700, image: 2100, data: 12_100 },
		requests: 18,
		elements: 850,
	},
	// DOMPurify for the market's HTML; the font of the code.
	"/template/101/": {
		bytes: { html: 4400, css: 8400, js: 125_300, font: 77_200, image: 800, data: 5600 },
		requests: 16,
		elements: 230,
	},
	"/ru/template/101/": {
		bytes: { html: 4700, css: 8400, js: 125_300, font: 93_700, image: 800, data: 6200 },
		requests: 17,
		elements: 240,
	},
	"/uz/template/101/": {
		bytes: { html: 4700, css: 8400, js: 125_300, font: 77_200, image: 800, data: 5900 },
		requests: 16,
		elements: 240,
	},
	// The font of the code, in which the status stands. Gatsby asks for the data of `/nope/` and gets the page of the error.
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
