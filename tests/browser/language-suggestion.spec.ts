import type { Page } from "@playwright/test";
import { htmlLang, type LanguageCode } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { chooseLanguage, open, waitForCards } from "../kit/navigation";
import { translations } from "../kit/translations";

const locales = { en: "en-GB", ru: "ru-RU", uz: "uz-UZ" } as const;

const suggestionIn = (page: Page, code: LanguageCode) =>
	page.getByRole("complementary", { name: translations(code, "language").offer.label, exact: true });

const blockStorage = () => {
	const blocked = () => {
		throw new DOMException("Blocked", "SecurityError");
	};
	Object.defineProperty(window, "localStorage", { get: blocked });
	Object.defineProperty(window, "sessionStorage", { get: blocked });
};

for (const { code } of languages) {
	const { offer } = translations(code, "language");

	test.describe(`${locales[code]} browser`, () => {
		test.use({ locale: locales[code] });

		test("shows no suggestion on a page in its language", async ({ page }) => {
			for (const route of ["/", "/templates/", "/template/101/"]) {
				await open(page, path(route, code));
				await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(code));
				await expect(page.getByRole("complementary")).toHaveCount(0);
			}
		});

		for (const { code: other } of languages.filter((each) => each.code !== code)) {
			test(`suggests its language on a page in ${other}, and accepting switches to it`, async ({ page }) => {
				await open(page, path("/templates/?x=1", other));
				await expect(suggestionIn(page, code)).toHaveAttribute("lang", htmlLang(code));
				await expect(suggestionIn(page, code)).toContainText(offer.text);
				await suggestionIn(page, code).getByRole("link", { name: offer.accept }).click();
				await expect(page).toHaveURL(path("/templates/?x=1", code));
				await expect(page.getByRole("complementary")).toHaveCount(0);
			});

			test(`remembers that the suggestion on a page in ${other} was dismissed`, async ({ page }) => {
				await open(page, path("/", other));
				await suggestionIn(page, code).getByRole("button", { name: offer.dismiss }).click();
				await expect(page).toHaveURL(path("/", other));
				await expect(page.getByRole("complementary")).toHaveCount(0);
				for (const route of ["/", "/templates/"]) {
					await open(page, path(route, other));
					await expect(page.locator("main h1")).toBeVisible();
					await expect(page.getByRole("complementary")).toHaveCount(0);
				}
			});
		}
	});
}

test.describe("ru-RU browser", () => {
	test.use({ locale: "ru-RU" });

	test("keeps the suggestion during navigation", async ({ page }) => {
		await open(page, "/");
		await expect(suggestionIn(page, "ru")).toBeVisible();
		await waitForCards(page);
		await page.locator("#templates article").first().getByRole("link").click();
		await expect(page).toHaveURL(/\/template\//);
		await expect(suggestionIn(page, "ru")).toBeVisible();
	});

	test("shows no suggestion after a choice in the language menu", async ({ page }) => {
		await open(page, "/");
		await chooseLanguage(page, "uz");
		await expect(page).toHaveURL("/uz/");
		await expect(page.getByRole("complementary")).toHaveCount(0);
		await open(page, "/");
		await waitForCards(page);
		await expect(page.getByRole("complementary")).toHaveCount(0);
	});

	test("shows a working suggestion if storage is blocked", async ({ page }) => {
		await page.addInitScript(blockStorage);
		await open(page, "/templates/");
		await expect(page.getByRole("article").first()).toBeVisible();
		await suggestionIn(page, "ru").getByRole("button").click();
		await expect(page.getByRole("complementary")).toHaveCount(0);
		await open(page, "/templates/");
		await suggestionIn(page, "ru").getByRole("link").click();
		await expect(page).toHaveURL("/ru/templates/");
		await expect(page.getByRole("article").first()).toBeVisible();
	});
});

test.describe("German browser", () => {
	test.use({ locale: "de-DE" });

	test("shows no suggestion", async ({ page }) => {
		await open(page, "/ru/");
		await waitForCards(page);
		await expect(page.getByRole("complementary")).toHaveCount(0);
	});
});

test("the site works if storage is blocked", async ({ page }) => {
	await page.addInitScript(blockStorage);
	for (const route of ["/", "/templates/", "/template/101/#scripts"]) {
		await open(page, route);
		await waitForCards(page);
		await chooseLanguage(page, "uz");
		await expect(page).toHaveURL(path(route, "uz"));
	}
});
