import type { Page } from "@playwright/test";
import { expect, test } from "../kit/browser";
import { chooseLanguage, open, waitForCards, waitForHydration } from "../kit/navigation";
import { english } from "../kit/translations";

/** What visitors see when files do not load, code crashes or the storage fails. */

const { common, catalog, template } = english;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Messages of the browser, webpack and Gatsby for files that fail to load. */
const loadErrors =
	/Failed to load resource|Refused to (execute script|apply style)|Loading (CSS )?chunk|ChunkLoadError|could not be (loaded|shown)|Not rendering React|page resources|MarketError/;

/** Responds to matching requests with status 404. Returns a function that restores them. */
async function blockFiles(page: Page, files: RegExp) {
	const body = "<!doctype html><title>404</title>";
	await page.route(files, (route) => route.fulfill({ status: 404, contentType: "text/html", body }));
	return () => page.unroute(files);
}

test("without one of its files, a page shows its HTML and recovers on reload", async ({ page, consoleErrors }) => {
	consoleErrors.allow(/./);
	for (const [name, files] of Object.entries({
		"the page's script": /\/component---src-pages-templates-tsx.*\.js$/,
		React: /\/framework-\w+\.js$/,
		"Gatsby's script": /\/app-\w+\.js$/,
		"the page's styles": /\/component---src-pages-templates.*\.css$/,
		"the page's data": /\/page-data\/(templates|app-data|404)/,
	})) {
		await test.step(name, async () => {
			const restore = await blockFiles(page, files);
			await page.goto("/templates/?q=bot");
			await expect(heading(page)).toHaveText(catalog.list.title);
			await restore();
		});
	}
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByRole("article").first()).toBeVisible();
});

test("pages work without the files that are loaded on demand", async ({ page, consoleErrors }) => {
	consoleErrors.allow(loadErrors);
	await open(page, "/templates/");
	await waitForCards(page);
	await blockFiles(page, /\/\d+[-.][0-9a-f]+\.(js|css)$/);
	await page.getByRole("searchbox").fill("support");
	await expect(page.getByRole("article").getByRole("heading").first()).toHaveText("Telegram support bot");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("region", { name: template.description })).toContainText(/\w{3}/);
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.locator("pre")).toContainText("class");
});

const crash = "Error of a test";
const crashErrors = new RegExp(`${crash}|Minified React error`);

/** Runs in the page: makes number formatting throw, which crashes the next render of a price. */
function breakNumberFormat(message: string) {
	const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format") ?? {};
	Object.defineProperty(Intl.NumberFormat.prototype, "format", {
		configurable: true,
		get() {
			throw new Error(message);
		},
	});
	Object.assign(window, { repair: () => Object.defineProperty(Intl.NumberFormat.prototype, "format", format) });
}

async function expectErrorView(page: Page) {
	await expect(heading(page)).toHaveText(common.errors.title);
	await expect(page.getByText(crash, { exact: true })).toBeVisible();
}

test("a crashed page keeps its header and footer, and recovers", async ({ page, consoleErrors }) => {
	consoleErrors.allow(crashErrors);
	await open(page, "/templates/");
	await waitForCards(page);
	await page.evaluate(breakNumberFormat, crash);
	// Not by Playwright: the list may render again before, and replace the radio button with the error view.
	await page.evaluate(() => [...document.querySelectorAll<HTMLElement>("[type=radio]")].at(-1)?.click());
	await expectErrorView(page);
	await expect(page.getByRole("banner")).toBeVisible();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
	await page.getByRole("main").getByRole("link", { name: common.actions.goHome }).click();
	await expect(page.locator("main section").first()).toBeVisible();
});

test("a crash of the first render shows the error view, which can reload", async ({ page, consoleErrors }) => {
	consoleErrors.allow(crashErrors);
	await page.addInitScript(breakNumberFormat, crash);
	await page.goto("/templates/");
	await expectErrorView(page);
	const reloaded = page.waitForEvent("domcontentloaded");
	await page.getByRole("button", { name: common.actions.reload }).click();
	await reloaded;
	await expectErrorView(page);
});

for (const [condition, breakStorage] of Object.entries({
	"is blocked": () => {
		const blocked = () => {
			throw new DOMException("Blocked", "SecurityError");
		};
		for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: blocked });
		Object.defineProperty(document, "cookie", { get: blocked, set: blocked });
	},
	"is full and has invalid values": () => {
		for (const key of ["ACCESS_TOKEN", "gatsby-i18next-language", "gatsby-reload-compilation-hash-match"])
			for (const storage of [localStorage, sessionStorage]) storage.setItem(key, '{"__proto__":["\u0000');
		const read = Storage.prototype.getItem;
		Storage.prototype.getItem = function (key) {
			return /^@@|^scroll/.test(key) ? "{invalid" : read.call(this, key);
		};
		Storage.prototype.setItem = () => {
			throw new DOMException("Full", "QuotaExceededError");
		};
	},
})) {
	test(`the site works if storage ${condition}`, async ({ page, consoleErrors }) => {
		consoleErrors.allow(/^ACCESS_TOKEN in local storage is not a valid token|\[gatsby-(react-router|scroll)/);
		await page.addInitScript(breakStorage);
		await open(page, "/templates/");
		await page.getByRole("article").nth(2).getByRole("link").click();
		await expect(page.getByRole("tab").first()).toBeVisible();
		await page.goBack();
		await expect(heading(page)).toHaveText(catalog.list.title);
		await page.reload();
		await waitForHydration(page);
		await chooseLanguage(page, "uz");
		await expect(page).toHaveURL("/uz/templates/");
	});
}
