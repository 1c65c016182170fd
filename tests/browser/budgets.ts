import type { Page } from "@playwright/test";
import type { TextNode } from "../../src/features/pages/text";
import type { LanguageCode } from "../../src/i18n/languages";
import { expect, path } from "../kit/browser";
import { landing, readContent } from "../kit/content";
import { byteTypes, compressedSize, emulatePhone, firstVisit, type Received, saveData } from "../kit/first-visit";

type Limits = [html: number, js: number, font: number, image: number, data: number, requests: number, copy: number];

/**
 * Budgets of a first visit on a phone: bytes after brotli without headers, and requests. Styles count as HTML.
 * HTML, JavaScript and data are at most 4 % above the measured values, requests one: room for a sentence or an icon, but not for
 * a library. React's renderer takes 59 KB of the JavaScript. `copy` is the size of the page's words and of the site's settings when the
 * budgets were set: larger ones raise the budgets of HTML and data.
 */
const budgets: Record<string, Limits> = {
	// The narrow product images near the viewport.
	"/": [21_750, 104_800, 35_200, 30_330, 8930, 12, 5290],
	"/ru/": [24_010, 104_800, 51_700, 31_760, 11_040, 13, 7241],
	"/uz/": [22_880, 104_800, 35_200, 34_330, 9960, 12, 6344],
	// The Cyrillic font for Russian titles; avatars of the cards. The HTML and the page data have the first 24 cards.
	"/templates/": [17_270, 121_100, 51_700, 2100, 16_700, 17, 2005],
	"/ru/templates/": [17_730, 121_100, 51_700, 2100, 17_300, 17, 2637],
	"/uz/templates/": [17_480, 121_100, 51_700, 2100, 17_000, 17, 2359],
	// The code font. The description is prerendered: DOMPurify is loaded only if it has changed since the build. The build
	// compresses these pages quickly, with a result that varies by 3 %.
	"/template/101/": [14_000, 119_800, 77_200, 800, 6900, 14, 2063],
	"/ru/template/101/": [14_520, 119_800, 93_700, 800, 7660, 15, 2683],
	"/uz/template/101/": [14_200, 119_800, 77_200, 800, 7160, 14, 2434],
	// The code font for the status. Gatsby requests the page data of `/nope/` and receives the HTML of the 404 page.
	"/nope/": [9850, 101_600, 77_200, 400, 11_500, 13, 1184],
	"/ru/nope/": [10_390, 101_600, 106_300, 400, 1850, 13, 1527],
	"/uz/nope/": [10_040, 101_600, 77_200, 400, 1700, 11, 1389],
};

/** The characters of the Cyrillic fonts (`src/styles/fonts.css`). The numero sign is one. */
const cyrillic = /[\u0301\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/;

type PageText = { title: string; text: readonly TextNode[] };
type Data = {
	locales: Queries.LocalesFragment;
	resources?: { blocks: { items: { pageText: PageText | null }[] }[] };
	site?: { sectionPages: PageText[] };
};

const wordsIn = (node: TextNode): string =>
	typeof node === "string" ? node : (node.children ?? []).map(wordsIn).join("");

/** The words of the pages of `content/pages` that are parts of a page. */
function pageWords({ resources, site }: Data): string {
	const items = (resources?.blocks ?? []).flatMap((block) => block.items);
	const pages = [...(site?.sectionPages ?? []), ...items.flatMap(({ pageText }) => pageText ?? [])];
	return pages.map(({ title, text }) => title + text.map(wordsIn).join("")).join("");
}

/** The words that a page has loaded, and the compressed size of them and of the site's settings. */
async function copyOf(page: Page, address: string, received: Received[]) {
	const folder = address.replace(/^\/$/, "/index/").replace("/nope/", "/404/");
	const response = await page.request.get(`/page-data${folder}page-data.json`);
	const data: Data = (await response.json()).result.data;
	const words = data.locales.nodes.map((locale) => locale.data).join("") + pageWords(data);
	const settings = received.filter((each) => each.path.startsWith("/page-data/sq/"));
	return { words, size: settings.reduce((sum, { bytes }) => sum + bytes, compressedSize(words)) };
}

/** The start of the landing page when its budgets were set. Other sections and pictures have other files. */
const landingStart = "hero showcase features, coding versions";

function hasLandingStart(): boolean {
	const { sections } = readContent<Queries.ShowcaseYaml>("showcase");
	const [first, second] = sections.map(({ id }) => id);
	return `${landing.slice(0, 3).join(" ")}, ${first} ${second}` === landingStart;
}

/** Visits a page for the first time, on a phone. */
export async function expectWithinBudget(
	page: Page,
	route: string,
	code: LanguageCode,
	isReady: () => Promise<unknown>,
) {
	const address = path(route, code);
	const stopEmulation = await emulatePhone(page);
	// Prefetched files count for the pages that need them.
	await saveData(page);
	const received = await firstVisit(page, address, isReady);
	await stopEmulation();
	if (route === "/" && !hasLandingStart()) return;
	// The size of a text is that of its content. Its scripts are those of the error page, or of the landing page for its sections.
	const isText = !(address in budgets);
	const alike = (await page.locator("main section").count()) > 0 ? "/" : "/nope/";
	const budget = isText
		? [Infinity, budgets[path(alike, code)]?.[1], Infinity, Infinity, Infinity, Infinity]
		: (budgets[address] ?? []);
	const { words, size } = await copyOf(page, address, received);
	const growth = Math.max(0, size - (budget[6] ?? 0));
	// A language in the Latin script that has such a character loads the Cyrillic fonts, too.
	const hasCyrillic = code !== "ru" && cyrillic.test(words);
	const extra = received.filter((each) => hasCyrillic && each.type === "font" && each.path.includes("-cyrillic-"));
	for (const [index, type] of byteTypes.entries()) {
		const files = received.filter((each) => each.type === type && !extra.includes(each));
		const sum = files.reduce((all, { bytes }) => all + bytes, 0);
		const limit = (budget[index] ?? 0) + (type === "html" || type === "data" ? growth : 0);
		expect.soft(sum, `bytes of ${type}: ${JSON.stringify(files, null, 1)}`).toBeLessThanOrEqual(limit);
	}
	const requested = received.filter((each) => !extra.includes(each)).map((each) => each.path);
	expect.soft(requested.length, requested.join(", ")).toBeLessThanOrEqual(budget[5] ?? 0);
}
