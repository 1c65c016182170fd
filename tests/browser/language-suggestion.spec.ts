import type { Page } from "@playwright/test";
import { expect, path, test } from "../kit/browser";
import { chooseLanguage, open, waitForCards } from "../kit/navigation";
import { translations } from "../kit/translations";

const offer = translations("ru", "language").offer;
const suggestion = (page: Page) => page.getByRole("complementary", { name: offer.label, exact: true });

async function expectNoSuggestion(page: Page, address: string) {
	await open(page, address);
	await waitForCards(page);
	await expect(page.getByRole("complementary")).toHaveCount(0);
}

const blockStorage = () => {
	const blocked = () => {
		throw new DOMException("Blocked", "SecurityError");
	};
	Object.defineProperty(window, "localStorage", { get: blocked });
	Object.defineProperty(window, "sessionStorage", { get: blocked });
};

test.describe("Russian browser", () => {
	test.use({ locale: "ru-RU" });

	test("the suggestion stays during navigation, switches the language, and the choice is remembered", async ({
		page,
	}) => {
		await expectNoSuggestion(page, "/ru/templates/");
		await open(page, "/templates/?x=1");
		await expect(suggestion(page)).toHaveAttribute("lang", "ru");
		await expect(suggestion(page)).toContainText(offer.text);
		await page.getByRole("article").first().getByRole("link").click();
		await expect(page).toHaveURL(/\/template\/101\/$/);
		await expect(suggestion(page)).toBeVisible();
		await page.goBack();
		await suggestion(page).getByRole("link", { name: offer.accept }).click();
		await expect(page).toHaveURL("/ru/templates/?x=1");
		await expect(page.getByRole("complementary")).toHaveCount(0);
		await expectNoSuggestion(page, "/uz/");
	});

	test("a dismissed suggestion does not come back", async ({ page }) => {
		await open(page, "/uz/");
		await suggestion(page).getByRole("button", { name: offer.dismiss }).click();
		await expect(page.getByRole("complementary")).toHaveCount(0);
		await expect(page).toHaveURL("/uz/");
		await expectNoSuggestion(page, "/uz/templates/");
	});

	test("a choice in the language menu prevents the suggestion", async ({ page }) => {
		await open(page, "/");
		await chooseLanguage(page, "uz");
		await expect(page).toHaveURL("/uz/");
		await expectNoSuggestion(page, "/");
	});

	test("the site, the suggestion and the language menu work if storage is blocked", async ({ page }) => {
		await page.addInitScript(blockStorage);
		await open(page, "/templates/");
		await expect(page.getByRole("article").first()).toBeVisible();
		await suggestion(page).getByRole("button").click();
		await expect(page.getByRole("complementary")).toHaveCount(0);
		await open(page, "/");
		await waitForCards(page);
		await suggestion(page).getByRole("link").click();
		await expect(page).toHaveURL("/ru/");
		await open(page, "/template/101/#scripts");
		await chooseLanguage(page, "uz");
		await expect(page).toHaveURL(path("/template/101/#scripts", "uz"));
		await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
	});
});

test.describe("German browser", () => {
	test.use({ locale: "de-DE" });

	test("there is no suggestion", ({ page }) => expectNoSuggestion(page, "/ru/"));
});
