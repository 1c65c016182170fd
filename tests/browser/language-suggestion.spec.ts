import type { Page } from "@playwright/test";
import { htmlLang, type LanguageCode } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { open } from "../kit/visit";

const locales = { en: "en-GB", ru: "ru-RU", uz: "uz-UZ" } as const;

const offerIn = (page: Page, code: LanguageCode) =>
	page.getByRole("complementary", { name: copyOf(code, "language").offer.label, exact: true });

const blockStorage = () => {
	const blocked = () => {
		throw new DOMException("Blocked", "SecurityError");
	};
	Object.defineProperty(window, "localStorage", { get: blocked });
	Object.defineProperty(window, "sessionStorage", { get: blocked });
};

for (const { code } of languages) {
	const { offer } = copyOf(code, "language");

	test.describe(`a browser in ${locales[code]}`, () => {
		test.use({ locale: locales[code] });

		test("is offered nothing on a page in its language", async ({ page }) => {
			for (const route of ["/", "/templates/", "/template/101/"]) {
				await open(page, path(route, code));
				await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(code));
				await expect(page.getByRole("complementary")).toHaveCount(0);
			}
		});

		for (const { code: other } of languages.filter((each) => each.code !== code)) {
			test(`is offered its language on a page in ${other}, and takes it`, async ({ page }) => {
				await open(page, path("/templates/?x=1", other));
				await expect(offerIn(page, code)).toHaveAttribute("lang", htmlLang(code));
				await expect(offerIn(page, code)).toContainText(offer.text);
				await offerIn(page, code).getByRole("link", { name: offer.accept }).click();
				await expect(page).toHaveURL(path("/templates/?x=1", code));
				await expect(page.getByRole("complementary")).toHaveCount(0);
			});

			test(`declines the offer on a page in ${other} for good`, async ({ page }) => {
				await open(page, path("/", other));
				await offerIn(page, code).getByRole("button", { name: offer.dismiss }).click();
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

test.describe("a browser in ru-RU", () => {
	test.use({ locale: "ru-RU" });

	test("keeps the offer from page to page until it is answered", async ({ page }) => {
		await open(page, "/");
		await expect(offerIn(page, "ru")).toBeVisible();
		await page.locator("#templates article").first().getByRole("link").click();
		await expect(page).toHaveURL(/\/template\//);
		await expect(offerIn(page, "ru")).toBeVisible();
	});

	test("is not offered a language after the visitor chose one in the menu", async ({ page }) => {
		await open(page, "/");
		await page.locator("button[aria-haspopup=menu]").click();
		await page.getByRole("menuitem", { name: "Uzbek" }).click();
		await expect(page).toHaveURL("/uz/");
		await expect(page.getByRole("complementary")).toHaveCount(0);
		await open(page, "/");
		await expect(page.locator("#templates article")).toHaveCount(6);
		await expect(page.getByRole("complementary")).toHaveCount(0);
	});

	test("is offered its language where storage is blocked, and can answer", async ({ page }) => {
		await page.addInitScript(blockStorage);
		await open(page, "/templates/");
		await expect(page.getByRole("article").first()).toBeVisible();
		await offerIn(page, "ru").getByRole("button").click();
		await expect(page.getByRole("complementary")).toHaveCount(0);
		await open(page, "/templates/");
		await offerIn(page, "ru").getByRole("link").click();
		await expect(page).toHaveURL("/ru/templates/");
		await expect(page.getByRole("article").first()).toBeVisible();
	});
});

test.describe("a browser in German", () => {
	test.use({ locale: "de-DE" });

	test("is offered nothing", async ({ page }) => {
		await open(page, "/ru/");
		await expect(page.locator("#templates article")).toHaveCount(6);
		await expect(page.getByRole("complementary")).toHaveCount(0);
	});
});

test("the site works where storage is blocked", async ({ page }) => {
	await page.addInitScript(blockStorage);
	for (const route of ["/", "/templates/", "/template/101/#scripts"]) {
		await open(page, route);
		await expect(page.getByRole("article").first()).toBeVisible();
		await page.locator("button[aria-haspopup=menu]").click();
		await page.getByRole("menuitem", { name: "Uzbek" }).click();
		await expect(page).toHaveURL(path(route, "uz"));
	}
});
