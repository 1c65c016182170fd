import type { Page, Route } from "@playwright/test";
import { localizedPath, pseudoLanguage } from "../../src/i18n/languages";
import { expect } from "../kit/browser";
import { languageMenu, open, openNotFound, takeExpected, waitForCards } from "../kit/navigation";
import { findHiddenText, findOverflow, noHiddenText, noOverflow } from "../kit/overflow";
import { test } from "../kit/second-site";
import { findUntranslatedTexts, markedDetail, markMarketTexts } from "../kit/untranslated-texts";

const widths = [1280, 768, 375];
const at = (route: string) => localizedPath(route, pseudoLanguage.code);
const market = "**/api/public/market/getAll*";
const mock = (respond: (route: Route) => Promise<void>) => (page: Page) => page.route(market, respond);
const detail = (change: Parameters<typeof markedDetail>[0]) =>
	mock((route) =>
		route.request().url().includes("?id=") ? route.fulfill({ json: markedDetail(change) }) : route.fallback(),
	);
const marketErrors = /answered with|did not reach|status of|ERR_|MarketError/;

type State = {
	name: string;
	route: string;
	/** Mocks the market before the page loads. */
	before?: (page: Page) => Promise<unknown>;
	/** Brings the loaded page into the state. */
	reach: (page: Page) => Promise<unknown>;
	/** Expected console errors. */
	expected?: RegExp;
};

const openScript = async (page: Page) => {
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.getByRole("tabpanel").getByRole("button").first()).toHaveAttribute("aria-expanded", "true");
};
const breakNumberFormat = () => {
	Object.defineProperty(Intl.NumberFormat.prototype, "format", {
		get() {
			throw new Error("404");
		},
	});
};

const states: State[] = [
	{ name: "landing page", route: "/", reach: waitForCards },
	{
		name: "Enterprise plans, annual billing",
		route: "/",
		reach: async (page) => {
			await waitForCards(page);
			for (const choice of [page.getByRole("tab").last(), page.getByRole("radio").last()]) await choice.click();
		},
	},
	{
		name: "FAQ open, rotation paused",
		route: "/",
		reach: async (page) => {
			await waitForCards(page);
			for (const question of await page.locator("summary").all()) await question.click();
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await page.locator("#hero-section button").click();
			await page.emulateMedia({ reducedMotion: "reduce" });
		},
	},
	{ name: "list", route: "/templates/", reach: waitForCards },
	{
		name: "list after navigation, with its announcement",
		route: "/template/101/",
		reach: async (page) => {
			await waitForCards(page);
			await page.getByRole("navigation").locator("a[href$='/templates/']").last().click();
			await expect(page.getByRole("article").nth(5)).toBeVisible();
			await expect(page.locator("#route-announcer")).toContainText("[");
		},
	},
	{
		name: "list loading",
		route: "/templates/",
		before: mock(() => new Promise(() => {})),
		reach: (page) => expect(page.getByRole("status")).not.toBeEmpty(),
	},
	{
		name: "list empty",
		route: "/templates/",
		before: mock((route) => route.fulfill({ json: [] })),
		reach: (page) => expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeVisible(),
	},
	{
		name: "list failed, with toast",
		route: "/templates/",
		before: mock((route) => route.fulfill({ status: 500 })),
		reach: (page) => expect(page.locator(".toast-close")).toBeVisible(),
		expected: marketErrors,
	},
	{
		name: "list offline",
		route: "/templates/",
		before: async (page) => {
			await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
			await page.route(market, (route) => route.abort("internetdisconnected"));
		},
		reach: (page) => expect(page.getByRole("main").getByRole("button")).toBeVisible(),
		expected: marketErrors,
	},
	{ name: "template", route: "/template/101/", reach: waitForCards },
	{ name: "template, script open", route: "/template/101/", reach: openScript },
	{
		name: "template without description",
		route: "/template/101/",
		before: detail({ description: "" }),
		reach: waitForCards,
	},
	{
		name: "template without scripts",
		route: "/template/101/",
		before: detail({ data: [] }),
		reach: (page) => page.getByRole("tab").last().click(),
	},
	{
		name: "script without code",
		route: "/template/101/",
		before: detail({ data: [{ script: { id: 1, name: "Script", releaseCode: "" } }] }),
		reach: openScript,
	},
	{
		name: "template loading",
		route: "/template/101/",
		before: mock(() => new Promise(() => {})),
		reach: (page) => expect(page.getByRole("status")).not.toBeEmpty(),
	},
	{
		name: "template failed, with toast",
		route: "/template/101/",
		before: mock((route) => route.fulfill({ status: 500 })),
		reach: (page) => expect(page.locator(".toast-close")).toBeVisible(),
		expected: marketErrors,
	},
	{
		name: "unknown template",
		route: "/template/9/",
		reach: (page) => expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible(),
		expected: marketErrors,
	},
	{
		name: "unknown path",
		route: "/nope/",
		reach: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
	},
	{
		name: "crashed page",
		route: "/",
		reach: async (page) => {
			await waitForCards(page);
			await page.evaluate(breakNumberFormat);
			await page.getByRole("radio").last().click();
			await expect(page.getByRole("main").getByRole("button")).toBeVisible();
		},
		expected: /./,
	},
];

test.use({ reducedMotion: "reduce" });

/** Expects that all texts come from locale files and are fully visible at each width. */
async function expectTranslatedAndVisible(page: Page, state: string) {
	await expect.poll(() => findUntranslatedTexts(page), `untranslated texts of ${state}`).toEqual([]);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await findOverflow(page), `${state} at ${width} px`).toEqual(noOverflow);
		expect.soft(await findHiddenText(page), `${state} at ${width} px`).toEqual(noHiddenText);
	}
}

for (const { name, route, before, reach, expected } of states) {
	test(`${name}: all texts are translated and fully visible`, async ({ page, consoleErrors }) => {
		await markMarketTexts(page);
		await before?.(page);
		await openNotFound(page, at(route), consoleErrors);
		await expect(page.locator("html")).toHaveAttribute("lang", pseudoLanguage.htmlLang);
		await reach(page);
		await expectTranslatedAndVisible(page, name);
		if (expected) takeExpected(consoleErrors, expected);
	});
}

for (const route of ["/", "/templates/", "/template/101/", "/nope/"]) {
	test(`menus on ${route}: all texts are translated and fully visible`, async ({ page, consoleErrors }) => {
		await markMarketTexts(page);
		await openNotFound(page, at(route), consoleErrors);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			for (const menu of await page.locator("header button[aria-controls]").all()) {
				if (!(await menu.isVisible())) continue;
				await menu.click();
				await expect(menu).toHaveAttribute("aria-expanded", "true");
				expect(await findUntranslatedTexts(page)).toEqual([]);
				expect.soft(await findOverflow(page), `at ${width} px`).toEqual(noOverflow);
				expect.soft(await findHiddenText(page), `at ${width} px`).toEqual(noHiddenText);
				await page.keyboard.press("Escape");
			}
		}
	});

	test(`${route} is prerendered in the pseudo-language and not indexed`, async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
		const page = await context.newPage();
		await page.goto(at(route));
		await expect(page.locator("html")).toHaveAttribute("lang", pseudoLanguage.htmlLang);
		expect(await findUntranslatedTexts(page)).toEqual([]);
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		await expect(page.locator("link[rel=canonical], link[rel=alternate]")).toHaveCount(0);
		await context.close();
	});
}

test.describe("ru-RU browser", () => {
	test.use({ locale: "ru-RU" });

	test("language suggestion: all texts are translated and fully visible", async ({ page }) => {
		await markMarketTexts(page);
		await open(page, at("/templates/"));
		await expect(page.getByRole("complementary")).toHaveAttribute("lang", "ru");
		await waitForCards(page);
		await expectTranslatedAndVisible(page, "the language suggestion");
	});
});

test("the language menu lists the pseudo-language", async ({ page }) => {
	await open(page, "/templates/");
	await languageMenu(page).button.click();
	const entry = languageMenu(page).links.filter({ hasText: "[Pseudo]" });
	await expect(entry).toHaveAttribute("hreflang", pseudoLanguage.code);
	await entry.click();
	await expect(page).toHaveURL(at("/templates/"));
	await expect(languageMenu(page).button).toHaveText("[Xa]");
});

test("untranslated texts are detected", async ({ page }) => {
	await open(page, at("/templates/"));
	await page.evaluate(() => {
		document.querySelector("footer")?.append("Made in Tashkent");
		document.querySelector("main")?.setAttribute("aria-label", "Content");
	});
	expect(await findUntranslatedTexts(page)).toEqual(expect.arrayContaining(["Made in Tashkent", "Content"]));
});
