import type { Page } from "@playwright/test";
import { expect, test } from "../kit/browser";
import { open, waitForCards } from "../kit/navigation";
import { translations } from "../kit/translations";

const offer = translations("ru", "language").offer;

async function expectNoSuggestion(page: Page, address: string) {
	await open(page, address);
	await waitForCards(page);
	await expect(page.getByRole("complementary")).toHaveCount(0);
}

test.use({ locale: "ru-RU" });

test("the suggestion stays during navigation, and its choice is remembered", async ({ page }) => {
	const suggestion = page.getByRole("complementary", { name: offer.label, exact: true });
	await expectNoSuggestion(page, "/ru/templates/");
	await open(page, "/templates/?x=1");
	await expect(suggestion).toHaveAttribute("lang", "ru");
	await expect(suggestion).toContainText(offer.text);
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page).toHaveURL(/\/template\/101\/$/);
	await expect(suggestion).toBeVisible();
	await page.goBack();
	await suggestion.getByRole("link", { name: offer.accept }).click();
	await expect(page).toHaveURL("/ru/templates/?x=1");
	await expect(page.getByRole("complementary")).toHaveCount(0);
	await expectNoSuggestion(page, "/uz/");
});
