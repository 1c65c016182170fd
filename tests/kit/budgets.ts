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
	// The Cyrillic font for Russian titles; avatars of the cards.
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
	// DOMPurify for the description; the code font. About 1 % above the earlier budget (125,300 bytes of JavaScript, 8,400 of
	// CSS, 230 elements): these pages do not save what react-i18next, Gatsby's head handling and readable class names cost.
	"/template/101/": {
		bytes: { html: 4400, css: 8500, js: 126_500, font: 77_200, image: 800, data: 5600 },
		requests: 16,
		elements: 233,
	},
	"/ru/template/101/": {
		bytes: { html: 4700, css: 8500, js: 126_500, font: 93_700, image: 800, data: 6200 },
		requests: 17,
		elements: 240,
	},
	"/uz/template/101/": {
		bytes: { html: 4700, css: 8500, js: 126_500, font: 77_200, image: 800, data: 5900 },
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
