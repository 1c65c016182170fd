import type { Page, Route } from "@playwright/test";
import { localizedPath, pseudoLanguage } from "../../src/i18n/languages";
import { expect, test } from "../kit/browser";
import { breakNumberFormat, open, resize, takeExpected, waitForCards } from "../kit/navigation";
import { findHiddenText, findOverflow, noHiddenText, noOverflow } from "../kit/overflow";
import { findUntranslatedTexts, markedDetail, markMarketTexts } from "../kit/untranslated-texts";

const widths = [1280, 768, 375];
const at = (route: string) => localizedPath(route, pseudoLanguage.code);
const market = "**/api/public/market/getAll*";
const mock = (respond: (route: Route) => Promise<void>) => (page: Page) => page.route(market, respond);
const detail = (change: Parameters<typeof markedDetail>[0]) =>
	mock((route) =>
		route.request().url().includes("?id=") ? route.fulfill({ json: markedDetail(change) }) : route.fallback(),
	);

type State = {
	name: string;
	/** Loads this page, after `before`. Without it, the state follows the previous one. */
	route?: string;
	/** Mocks the market before the page loads. */
	before?: (page: Page) => Promise<unknown>;
	/** Brings the page into the state. */
	reach: (page: Page) => Promise<unknown>;
	/** Expected console errors. */
	expected?: RegExp;
};
const marketErrors = /answered with|did not reach|status of|ERR_|MarketError/;

const openScript = async (page: Page) => {
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.getByRole("tabpanel").getByRole("button").first()).toHaveAttribute("aria-expanded", "true");
};
const pauseRotation = async (page: Page) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.locator("#hero-section button").click();
	await page.emulateMedia({ reducedMotion: "reduce" });
};
const loadingAndFailed = (name: string, route: string): State[] => [
	{
		name: `${name} loading`,
		route,
		before: mock(() => new Promise(() => {})),
		reach: (page) => expect(page.getByRole("status")).not.toBeEmpty(),
	},
	{
		name: `${name} failed, with toast`,
		route,
		before: mock((route) => route.fulfill({ status: 500 })),
		reach: (page) => expect(page.locator(".toast-close")).toBeVisible(),
		expected: marketErrors,
	},
];

/** The states of one visit each. */
const visits: Record<string, State[]> = {
	landing: [
		{ name: "landing page", route: "/", reach: waitForCards },
		{
			name: "Enterprise plans, annual billing",
			reach: async (page) => {
				for (const group of await page.locator("#pricing fieldset").all())
					await group.getByRole("radio").last().click();
			},
		},
		{
			name: "FAQ open, rotation paused",
			reach: async (page) => {
				await pauseRotation(page);
				for (const question of await page.locator("summary").all()) await question.click();
			},
		},
		{
			name: "crashed page",
			route: "/templates/",
			reach: async (page) => {
				await waitForCards(page);
				await page.evaluate(breakNumberFormat, "404");
				await page.getByRole("radio").last().click();
				await expect(page.getByRole("main").getByRole("button")).toBeVisible();
			},
			expected: /./,
		},
		{
			name: "unknown path",
			route: "/nope/",
			reach: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
			expected: /status of 404/,
		},
	],
	list: [
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
		...loadingAndFailed("list", "/templates/"),
		{
			name: "list empty",
			route: "/templates/",
			before: mock((route) => route.fulfill({ json: [] })),
			reach: (page) => expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeVisible(),
		},
		{
			name: "list offline",
			route: "/templates/",
			before: async (page) => {
				await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
				await page.route(market, (route) => route.abort("internetdisconnected"));
			},
			// While the list loads, the filters have buttons.
			reach: (page) => expect(page.getByRole("main").getByRole("button")).toHaveCount(1),
			expected: marketErrors,
		},
	],
	template: [
		{ name: "template", route: "/template/101/", reach: waitForCards },
		{ name: "template, script open", reach: openScript },
		{
			name: "template without description",
			route: "/template/102/",
			before: detail({ description: "", data: [] }),
			reach: waitForCards,
		},
		{ name: "template without scripts", reach: (page) => page.getByRole("tab").last().click() },
		{
			name: "script without code",
			route: "/template/103/",
			before: detail({ data: [{ script: { id: 1, name: "Script", releaseCode: "" } }] }),
			reach: openScript,
		},
		...loadingAndFailed("template", "/template/104/"),
		{
			name: "unknown template",
			route: "/template/9/",
			reach: (page) => expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible(),
			expected: marketErrors,
		},
	],
};

test.use({ reducedMotion: "reduce" });

/** Expects that all texts are fully visible at the current width. */
async function expectVisible(page: Page, state: string) {
	expect.soft(await findOverflow(page), state).toEqual(noOverflow);
	expect.soft(await findHiddenText(page), state).toEqual(noHiddenText);
}

/** Expects that all texts come from locale files and are fully visible at each width. */
async function expectTranslatedAndVisible(page: Page, state: string) {
	await expect.poll(() => findUntranslatedTexts(page), `untranslated texts of ${state}`).toEqual([]);
	for (const width of widths) {
		await resize(page, width);
		await expectVisible(page, `${state} at ${width} px`);
	}
}

for (const [visit, states] of Object.entries(visits)) {
	test(`${visit}: all texts are translated and fully visible`, async ({ page, consoleErrors }) => {
		for (const { name, route, before, reach, expected } of states) {
			await test.step(name, async () => {
				await page.setViewportSize({ width: 1280, height: 800 });
				if (route) {
					await page.unrouteAll({ behavior: "ignoreErrors" });
					await markMarketTexts(page);
					await before?.(page);
					await open(page, at(route));
					await expect(page.locator("html")).toHaveAttribute("lang", pseudoLanguage.htmlLang);
				}
				await reach(page);
				await expectTranslatedAndVisible(page, name);
				if (expected) takeExpected(consoleErrors, expected);
			});
		}
	});
}

test.describe("Russian browser", () => {
	test.use({ locale: "ru-RU" });

	test("menus and the language suggestion: all texts are translated and fully visible", async ({ page }) => {
		await markMarketTexts(page);
		await open(page, at("/templates/"));
		await expect(page.getByRole("complementary")).toHaveAttribute("lang", "ru");
		await waitForCards(page);
		await expectTranslatedAndVisible(page, "the language suggestion");
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			for (const menu of await page.locator("header button[aria-controls]").all()) {
				if (!(await menu.isVisible())) continue;
				await menu.click();
				expect(await findUntranslatedTexts(page)).toEqual([]);
				await expectVisible(page, `menu at ${width} px`);
				await page.keyboard.press("Escape");
			}
		}
	});
});

test("pages are prerendered in the pseudo-language and not indexed", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const page = await context.newPage();
	for (const route of ["/", "/templates/", "/template/101/", "/nope/"]) {
		await page.goto(at(route));
		await expect(page.locator("html")).toHaveAttribute("lang", pseudoLanguage.htmlLang);
		expect(await findUntranslatedTexts(page)).toEqual([]);
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		await expect(page.locator("link[rel=canonical], link[rel=alternate]")).toHaveCount(0);
	}
	await context.close();
});
