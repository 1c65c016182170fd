import type { Page, Route } from "@playwright/test";
import { pseudoLanguage } from "../../src/i18n/languages";
import { localizedPath } from "../../src/i18n/paths";
import { expect } from "../kit/browser";
import { hiddenTexts, stickingOut } from "../kit/layout";
import { markedDetail, markMarket, strangers } from "../kit/page-texts";
import { test } from "../kit/second-site";
import { open, openMissing, takeProblems } from "../kit/visit";

const widths = [1280, 768, 375];
const at = (route: string) => localizedPath(route, pseudoLanguage.code);
const market = "**/api/public/market/getAll*";
const answer = (reply: (route: Route) => Promise<void>) => (page: Page) => page.route(market, reply);
const detail = (change: Parameters<typeof markedDetail>[0]) =>
	answer((route) =>
		route.request().url().includes("?id=") ? route.fulfill({ json: markedDetail(change) }) : route.fallback(),
	);
const cards = (page: Page) => expect(page.getByRole("article").first()).toBeVisible();
const failed = /answered with|did not reach|status of|ERR_|MarketError/;

type State = {
	name: string;
	route: string;
	/** What the market answers, in place of the sample's texts. */
	before?: (page: Page) => Promise<unknown>;
	/** How to get there from the opened page. */
	reach: (page: Page) => Promise<unknown>;
	/** What the console says of it. */
	expected?: RegExp;
};

const scripts = async (page: Page) => {
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.getByRole("tabpanel").getByRole("button").first()).toHaveAttribute("aria-expanded", "true");
};
const breakNumbers = () => {
	Object.defineProperty(Intl.NumberFormat.prototype, "format", {
		get() {
			throw new Error("404");
		},
	});
};

const states: State[] = [
	{ name: "the landing page", route: "/", reach: cards },
	{
		name: "Enterprise and Annual",
		route: "/",
		reach: async (page) => {
			await cards(page);
			for (const choice of [page.getByRole("tab").last(), page.getByRole("radio").last()]) await choice.click();
		},
	},
	{
		name: "all questions open and the word paused",
		route: "/",
		reach: async (page) => {
			await cards(page);
			for (const question of await page.locator("summary").all()) await question.click();
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await page.locator("#hero-section button").click();
			await page.emulateMedia({ reducedMotion: "reduce" });
		},
	},
	{ name: "the templates", route: "/templates/", reach: cards },
	{
		name: "a page that was led to, and what is announced of it",
		route: "/template/101/",
		reach: async (page) => {
			await cards(page);
			await page.getByRole("navigation").locator("a[href$='/templates/']").last().click();
			await expect(page.getByRole("article").nth(5)).toBeVisible();
			await expect(page.locator("#gatsby-announcer")).toContainText("[");
		},
	},
	{
		name: "templates on their way",
		route: "/templates/",
		before: answer(() => new Promise(() => {})),
		reach: (page) => expect(page.getByRole("status")).not.toBeEmpty(),
	},
	{
		name: "no templates",
		route: "/templates/",
		before: answer((route) => route.fulfill({ json: [] })),
		reach: (page) => expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeVisible(),
	},
	{
		name: "templates that fail, with a toast",
		route: "/templates/",
		before: answer((route) => route.fulfill({ status: 500 })),
		reach: (page) => expect(page.locator(".toast-close")).toBeVisible(),
		expected: failed,
	},
	{
		name: "a visitor who is offline",
		route: "/templates/",
		before: async (page) => {
			await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
			await page.route(market, (route) => route.abort("internetdisconnected"));
		},
		reach: (page) => expect(page.getByRole("main").getByRole("button")).toBeVisible(),
		expected: failed,
	},
	{ name: "a template", route: "/template/101/", reach: cards },
	{ name: "a template's scripts", route: "/template/101/", reach: scripts },
	{
		name: "a template without a description",
		route: "/template/101/",
		before: detail({ description: "" }),
		reach: cards,
	},
	{
		name: "a template without scripts",
		route: "/template/101/",
		before: detail({ data: [] }),
		reach: (page) => page.getByRole("tab").last().click(),
	},
	{
		name: "a script without code",
		route: "/template/101/",
		before: detail({ data: [{ script: { id: 1, name: "Script", releaseCode: "" } }] }),
		reach: scripts,
	},
	{
		name: "a template on its way",
		route: "/template/101/",
		before: answer(() => new Promise(() => {})),
		reach: (page) => expect(page.getByRole("status")).not.toBeEmpty(),
	},
	{
		name: "a template that fails",
		route: "/template/101/",
		before: answer((route) => route.fulfill({ status: 500 })),
		reach: (page) => expect(page.locator(".toast-close")).toBeVisible(),
		expected: failed,
	},
	{
		name: "an unknown template",
		route: "/template/9/",
		reach: (page) => expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible(),
		expected: failed,
	},
	{
		name: "an unknown address",
		route: "/nope/",
		reach: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
	},
	{
		name: "a page that crashed",
		route: "/",
		reach: async (page) => {
			await cards(page);
			await page.evaluate(breakNumbers);
			await page.getByRole("radio").last().click();
			await expect(page.getByRole("main").getByRole("button")).toBeVisible();
		},
		expected: /./,
	},
];

test.use({ reducedMotion: "reduce" });

/** Every text comes from the locale files, and all of it can be seen at every width. */
async function expectCopyInFull(page: Page, what: string) {
	await expect.poll(() => strangers(page), `no text of ${what} bypasses the locale files`).toEqual([]);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await stickingOut(page), `${what} at ${width}`).toEqual({ scrolls: false, wide: [], cut: [] });
		expect.soft(await hiddenTexts(page), `${what} at ${width}`).toEqual({ cut: [], over: [] });
	}
}

for (const { name, route, before, reach, expected } of states) {
	test(`${name}: all copy, in full`, async ({ page, problems }) => {
		await markMarket(page);
		await before?.(page);
		await openMissing(page, at(route), problems);
		await expect(page.locator("html")).toHaveAttribute("lang", pseudoLanguage.htmlLang);
		await reach(page);
		await expectCopyInFull(page, name);
		if (expected) takeProblems(problems, expected);
	});
}

for (const route of ["/", "/templates/", "/template/101/", "/nope/"]) {
	test(`the menus of ${route}: all copy, in full`, async ({ page, problems }) => {
		await markMarket(page);
		await openMissing(page, at(route), problems);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			for (const menu of await page.locator("header button[aria-controls]").all()) {
				if (!(await menu.isVisible())) continue;
				await menu.click();
				await expect(menu).toHaveAttribute("aria-expanded", "true");
				expect(await strangers(page)).toEqual([]);
				expect.soft(await stickingOut(page), `at ${width}`).toEqual({ scrolls: false, wide: [], cut: [] });
				expect.soft(await hiddenTexts(page), `at ${width}`).toEqual({ cut: [], over: [] });
				await page.keyboard.press("Escape");
			}
		}
	});

	test(`${route} is in the pseudo-language without JavaScript, and in no search engine`, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
		const page = await context.newPage();
		await page.goto(at(route));
		await expect(page.locator("html")).toHaveAttribute("lang", pseudoLanguage.htmlLang);
		expect(await strangers(page)).toEqual([]);
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		await expect(page.locator("link[rel=canonical], link[rel=alternate]")).toHaveCount(0);
		await context.close();
	});
}

test.describe("in a browser that prefers Russian", () => {
	test.use({ locale: "ru-RU" });

	test("the offer of another language: all copy, in full", async ({ page }) => {
		await markMarket(page);
		await open(page, at("/templates/"));
		await expect(page.getByRole("complementary")).toHaveAttribute("lang", "ru");
		await cards(page);
		await expectCopyInFull(page, "the offer");
	});
});

test("the menu leads to the pseudo-language under its own name", async ({ page }) => {
	await open(page, "/templates/");
	await page.locator("button[aria-haspopup=menu]").click();
	const entry = page.getByRole("menuitem", { name: "[Pseudo]" });
	await expect(entry).toHaveAttribute("hreflang", pseudoLanguage.code);
	await entry.click();
	await expect(page).toHaveURL(at("/templates/"));
	await expect(page.locator("button[aria-haspopup=menu]")).toHaveText("[Xa]");
});

test("a text that bypasses the locale files would be found", async ({ page }) => {
	await open(page, at("/templates/"));
	await page.evaluate(() => {
		document.querySelector("footer")?.append("Made in Tashkent");
		document.querySelector("main")?.setAttribute("aria-label", "Content");
	});
	expect(await strangers(page)).toEqual(expect.arrayContaining(["Made in Tashkent", "Content"]));
});
