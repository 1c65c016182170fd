import { expect, path, test } from "../kit/browser";
import { chooseLanguage, open, takeExpected, waitForCards, waitForHydration } from "../kit/navigation";
import { recordToasts } from "../kit/toasts";
import { english, translations } from "../kit/translations";

test("shows an offline state and recovers from it", async ({ page, context, consoleErrors }) => {
	const { list, seeAll, offline, toasts } = translations("ru", "catalog");
	const { actions } = translations("ru", "common");
	const card = page.getByRole("article");
	const shown = await recordToasts(page);
	await open(page, path("/", "ru"));
	await waitForCards(page);
	// By keyboard, since a resting pointer would prefetch another template.
	await page.getByRole("link", { name: seeAll, exact: true }).press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(list.title);
	await card.nth(3).getByRole("link").press("Enter");
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.goBack();
	await expect(card.nth(5)).toBeVisible();

	await context.setOffline(true);
	// Loaded pages and their code are still available.
	await card.nth(5).getByRole("link").click();
	await expect(page.getByRole("main").getByText(offline.title)).toBeVisible();
	// The code of the toasts cannot be loaded. The list, called again in the background, may have failed too.
	await expect.poll(shown.all).toContainEqual({ text: toasts.detailFailed, role: "alert", top: 8 });
	await page.goBack();
	await expect(card.nth(5)).toBeVisible();
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
		await waitForHydration(page);
		await chooseLanguage(page, "uz");
		await expect(page).toHaveURL("/uz/templates/");
		takeExpected(consoleErrors, /^ACCESS_TOKEN in local storage is not a valid token|\[gatsby-(react-router|scroll)/);
	});
}
