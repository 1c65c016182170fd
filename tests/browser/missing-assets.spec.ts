import type { Page } from "@playwright/test";
import { expect, test } from "../kit/browser";
import { open, push, takeExpected, waitForHydration } from "../kit/navigation";
import { english } from "../kit/translations";

/** Messages of the browser, webpack and Gatsby for files that fail to load. */
const loadErrors =
	/Failed to load resource|Refused to (execute script|apply style)|Loading (CSS )?chunk|ChunkLoadError|could not be loaded|Not rendering React|page resources/;

/** Responds to matching requests with status 404. Returns a function that restores them. */
async function blockFiles(page: Page, files: RegExp) {
	const respond = (route: Parameters<Parameters<Page["route"]>[1]>[0]) =>
		route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html><title>404</title>" });
	await page.route(files, respond);
	return () => page.unroute(files, respond);
}

test("without one of its files, a page shows its HTML and works after a reload", async ({ page, consoleErrors }) => {
	for (const [name, files] of Object.entries({
		"the page's script": /\/component---src-pages-templates-tsx.*\.js$/,
		"Gatsby's own script": /\/app-\w+\.js$/,
		React: /\/framework-\w+\.js$/,
		"webpack's script": /\/webpack-runtime-\w+\.js$/,
		"the page's styles": /\/component---src-pages-templates.*\.css$/,
		"the page's data": /\/page-data\/(templates|app-data|404)/,
	})) {
		await test.step(name, async () => {
			const restore = await blockFiles(page, files);
			await page.goto("/templates/?q=bot");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.catalog.list.title);
			await restore();
			await page.reload();
			await waitForHydration(page);
			await expect(page).toHaveURL("/templates/?q=bot");
			await expect(page.getByRole("article").first()).toBeVisible();
		});
	}
	consoleErrors.splice(0);
});

test("navigation to a page with a missing script loads its HTML once", async ({ page, consoleErrors }) => {
	await open(page, "/");
	await blockFiles(page, /\/component---src-pages-templates-tsx.*\.js$/);
	const documents: string[] = [];
	page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
	await page.getByRole("link", { name: english.catalog.seeAll, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.catalog.list.title);
	// Gatsby has given up: it will not load the document again.
	await expect.poll(() => consoleErrors.join()).toContain("Not rendering React");
	expect(documents).toEqual(["/templates/"]);
	await page.goBack();
	await expect(page.locator("#hero-section")).toBeVisible();
	takeExpected(consoleErrors, loadErrors);
});

test("pages work without files that are loaded on demand", async ({ page, consoleErrors }) => {
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toBeVisible();
	await blockFiles(page, /\/\d+[-.][0-9a-f]+\.(js|css)$/);
	await page.getByRole("searchbox").fill("support");
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Telegram support bot"]);
	// Only titles are searched without the index.
	await expect(page.locator("[data-result-count]")).toHaveAttribute("aria-busy", "false");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("region", { name: english.template.description })).toContainText(/\w{3}/);
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.locator("pre")).toContainText("class");
	await page.route("**/api/**", (route) => route.fulfill({ status: 500, json: {} }));
	await push(page, "/template/103/");
	const tryAgain = page.getByRole("main").getByRole("button", { name: english.common.actions.tryAgain });
	await expect(tryAgain).toBeVisible();
	await expect.poll(() => consoleErrors.join()).toContain("toast could not be shown");
	await page.unrouteAll();
	await tryAgain.click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	expect(takeExpected(consoleErrors, loadErrors)).toBeGreaterThan(0);
	takeExpected(consoleErrors, /MarketError|toast/);
});
