import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { hydrated, open, takeProblems } from "../kit/visit";

/** What the browser, webpack and Gatsby say of files that do not come. */
const missing =
	/Failed to load resource|Refused to (execute script|apply style)|Loading (CSS )?chunk|ChunkLoadError|could not be loaded|Not rendering React|page resources/;

/** Answers as a host does that has such files no more. Returns the way to have them again. */
async function withhold(page: Page, files: RegExp) {
	const answer = (route: Parameters<Parameters<Page["route"]>[1]>[0]) =>
		route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html><title>404</title>" });
	await page.route(files, answer);
	return () => page.unroute(files, answer);
}

const notice = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

for (const { code } of languages) {
	const { actions } = copyOf(code, "common");
	const unloaded = copyOf(code, "unloaded");

	test(`a page whose script does not come says so in ${code}, can be read, and loaded anew`, async ({
		page,
		problems,
	}) => {
		const bring = await withhold(page, /\/component---src-pages-index.*\.js$/);
		await page.goto(path("/", code));
		await expect(notice(page, unloaded.text)).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await page.getByRole("link", { name: copyOf(code, "market").seeAll, exact: true }).click();
		await expect(page.getByRole("article").first()).toBeVisible();
		await expect(notice(page, unloaded.text)).toBeHidden();
		await page.goto(path("/", code));
		await expect(notice(page, unloaded.text)).toBeVisible();
		await bring();
		await notice(page, unloaded.text).getByRole("link", { name: actions.reload }).click();
		await hydrated(page);
		await expect(page.locator("#templates article").first()).toBeVisible();
		await expect(notice(page, unloaded.text)).toBeHidden();
		takeProblems(problems, missing);
	});
}

for (const [what, files] of Object.entries({
	"Gatsby's own script": /\/app-\w+\.js$/,
	React: /\/framework-\w+\.js$/,
	"webpack's script": /\/webpack-runtime-\w+\.js$/,
	"the page's styles": /\/component---src-pages-templates.*\.css$/,
	"the page's data": /\/page-data\/(templates|app-data|404)/,
})) {
	test(`without ${what} a page is no white page, and says what to do`, async ({ page, problems }) => {
		const bring = await withhold(page, files);
		await page.goto("/templates/?q=bot");
		const { text } = copyOf("en", "unloaded");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("All templates");
		if (/styles|data/.test(what)) return problems.splice(0);
		await expect(notice(page, text)).toBeVisible();
		await bring();
		await notice(page, text).getByRole("link").click();
		await hydrated(page);
		await expect(page).toHaveURL("/templates/?q=bot");
		await expect(page.getByRole("article").first()).toBeVisible();
		takeProblems(problems, missing);
	});
}

test("going to a page whose script does not come ends at its built page, without a loop", async ({
	page,
	problems,
}) => {
	await open(page, "/");
	await withhold(page, /\/component---src-pages-templates-tsx.*\.js$/);
	const documents: string[] = [];
	page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
	await page.getByRole("link", { name: "See all", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("All templates");
	await expect(notice(page, copyOf("en", "unloaded").text)).toBeVisible();
	await page.waitForTimeout(500);
	expect(documents).toEqual(["/templates/"]);
	await page.goBack();
	await expect(page.locator("#hero-section")).toBeVisible();
	takeProblems(problems, missing);
});

test("going back to a page whose script has failed meanwhile is no white page", async ({ page, problems }) => {
	await open(page, "/");
	await page.getByRole("link", { name: "See all", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("All templates");
	await page.reload();
	await hydrated(page);
	const bring = await withhold(page, /\/component---src-pages-index.*\.js$/);
	// The pointer has Gatsby load the page, in vain.
	const tried = page.waitForResponse(/component---src-pages-index.*\.js$/);
	await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).hover();
	await tried;
	await bring();
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect(page.locator("#hero-section")).toBeVisible();
	await hydrated(page);
	await expect(page.locator("#templates article").first()).toBeVisible();
	takeProblems(problems, missing);
});

test("a page that comes late does not take the place of the one that was opened since", async ({ page }) => {
	await open(page, "/");
	let come = () => {};
	const late = new Promise<void>((resolve) => {
		come = resolve;
	});
	await page.route(/\/component---src-pages-templates-tsx.*\.js$/, async (route) => {
		await late;
		await route.continue();
	});
	await page.getByRole("link", { name: "See all", exact: true }).click();
	await page.locator("button[aria-haspopup=menu]").click();
	await page.getByRole("menuitem", { name: "Uzbek" }).click();
	await expect(page).toHaveURL("/uz/");
	come();
	await page.waitForTimeout(500);
	await expect(page).toHaveURL("/uz/");
	await expect(page.locator("#hero-section")).toBeVisible();
});

test("parts that do not come leave a page that works without them", async ({ page, problems }) => {
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toBeVisible();
	await withhold(page, /\/\d+[-.][0-9a-f]+\.(js|css)$/);
	await page.getByRole("searchbox").fill("support");
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Telegram support bot"]);
	await page.getByRole("article").first().getByRole("link").click();
	const description = page.getByRole("region", { name: "Description" });
	await expect(description).toContainText(/\w{3}/);
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.locator("pre")).toContainText("class");
	await page.route("**/api/**", (route) => route.fulfill({ status: 500, json: {} }));
	await page.evaluate(() => (window as unknown as { ___push: (to: string) => void }).___push("/template/103/"));
	await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
	await page.unrouteAll();
	await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	expect(takeProblems(problems, missing)).toBeGreaterThan(0);
	takeProblems(problems, /MarketError|toast/);
});
