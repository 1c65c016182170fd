import { expect, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { chooseLanguage, open, push, takeExpected, waitForCards } from "../kit/navigation";
import { recordToasts } from "../kit/toasts";
import { english, translations } from "../kit/translations";

const marketErrors = /MarketError|Failed to load resource/;

test("shows an offline state and recovers from it", async ({ page, context, consoleErrors }) => {
	const { seeAll, offline, toasts } = translations("ru", "catalog");
	const { actions } = translations("ru", "common");
	const card = page.getByRole("article");
	const shown = await recordToasts(page);
	await open(page, path("/", "ru"));
	await waitForCards(page);
	// By keyboard, since a resting pointer would prefetch another template.
	await page.getByRole("link", { name: seeAll, exact: true }).press("Enter");
	await expect(page).toHaveURL(path("/templates/", "ru"));
	await card.nth(3).getByRole("link").press("Enter");
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.goBack();
	await expect(card.first()).toBeVisible();

	await context.setOffline(true);
	// Loaded pages and their code are still available.
	await card.nth(5).getByRole("link").click();
	await expect(page.getByRole("main").getByText(offline.title)).toBeVisible();
	// The code of the toasts cannot be loaded. The list, called again in the background, may have failed too.
	await expect.poll(shown.all).toContainEqual({ text: toasts.detailFailed, role: "alert", top: 8 });
	await page.goBack();
	await expect(card.first()).toBeVisible();
	await page.goBack();
	await expect(page.locator("#hero-section")).toBeVisible();
	await page.goForward();
	await page.goForward();
	await expect(page.getByRole("main").getByText(offline.title)).toBeVisible();

	await context.setOffline(false);
	await page.getByRole("main").getByRole("button", { name: actions.tryAgain }).click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	await expect(page.getByRole("main").getByText(offline.title)).toHaveCount(0);
	takeExpected(consoleErrors, /MarketError|Failed to load resource|could not be (loaded|shown)/);
});

test("back and forward between failed pages show one toast per call and the state of each page", async ({
	page,
	consoleErrors,
}) => {
	const calls = await mockMarket(page, { list: { status: 500 }, detail: () => ({ status: 502 }) });
	const shown = await recordToasts(page);
	const main = page.getByRole("main");
	// A prerendered page keeps its content and has a notice.
	const notice = main.getByText(translations("en", "catalog").refreshFailed);
	const error = main.getByRole("heading", { name: translations("en", "template").error.title });
	await open(page, "/");
	await page.locator("#templates").scrollIntoViewIfNeeded();
	await expect(notice).toBeVisible();
	// By keyboard, since a resting pointer would prefetch a template.
	await page.getByRole("link", { name: english.catalog.seeAll, exact: true }).press("Enter");
	await expect(main.getByRole("heading", { name: english.catalog.list.title })).toBeVisible();
	await expect(notice).toBeVisible();
	await push(page, "/template/5/");
	await expect(error).toBeVisible();
	for (const [step, url, state] of [
		["goBack", "/templates/", notice],
		["goBack", "/", notice],
		["goForward", "/templates/", notice],
		["goForward", "/template/5/", error],
		["goBack", "/templates/", notice],
	] as const) {
		await page[step]();
		await expect(page).toHaveURL(url);
		await expect(state).toBeVisible();
		await expect(page.getByRole("banner")).toBeVisible();
		// A page that is left before its call fails shows no toast.
		await expect.poll(async () => (await shown.all()).length).toBe(calls.list + calls.detail);
	}
	expect((await shown.all()).filter(({ text }) => text === "Error!")).toHaveLength(calls.detail);
	await page.unrouteAll();
	await mockMarket(page, {
		list: { body: templateList(4) },
		detail: (id) => ({ body: templateDetail(`Recovered ${id}`) }),
	});
	await page.getByRole("button", { name: english.common.actions.tryAgain }).click();
	await expect(page.getByRole("article")).toHaveCount(4);
	await page.goForward();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recovered 5");
	takeExpected(consoleErrors, marketErrors);
});

test("two tabs share storage, but no state", async ({ page, context, consoleErrors }) => {
	const other = await context.newPage();
	const tokens: (string | undefined)[] = [];
	await mockMarket(page, { list: { status: 500 } });
	await other.route("**/api/public/market/getAll", (route) => {
		tokens.push(route.request().headers().authorization);
		return route.fulfill({ json: templateList(3) });
	});
	await Promise.all([open(page, "/templates/"), open(other, "/templates/")]);
	await expect(page.getByRole("button", { name: english.common.actions.tryAgain })).toBeVisible();
	await expect(other.getByRole("article")).toHaveCount(3);
	await expect(other.locator(".Toastify__toast")).toHaveCount(0);
	await page.evaluate(() => localStorage.setItem("ACCESS_TOKEN", "from-the-other-tab"));
	await chooseLanguage(page, "ru");
	await expect(page).toHaveURL("/ru/templates/");
	await expect(other).toHaveURL("/templates/");
	await other.reload();
	await expect(other.getByRole("article")).toHaveCount(3);
	expect(tokens).toEqual([undefined, "Bearer from-the-other-tab"]);
	takeExpected(consoleErrors, marketErrors);
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
		await page.addInitScript(breakStorage);
		await open(page, "/");
		await page.getByRole("link", { name: english.catalog.seeAll, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.catalog.list.title);
		await page.getByRole("article").nth(2).getByRole("link").click();
		await expect(page.getByRole("tab").first()).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.catalog.list.title);
		await page.reload();
		await expect(page.getByRole("article").first()).toBeVisible();
		await chooseLanguage(page, "uz");
		await expect(page).toHaveURL("/uz/templates/");
		takeExpected(consoleErrors, /^ACCESS_TOKEN in local storage is not a valid token|\[gatsby-(react-router|scroll)/);
	});
}
