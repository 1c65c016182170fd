import type { Page } from "@playwright/test";
import { expect, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { open, settledScroll } from "../kit/navigation";

/** The title of the template at an index. */
const titleOf = (index: number) => `Template ${index + 1}`;

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const more = (page: Page) => page.getByRole("button", { name: "Show more" });

async function openCatalog(page: Page, size: number, route = "/templates/") {
	const detail = (id: string) => ({ body: templateDetail(titleOf(Number(id) - 1)) });
	await mockMarket(page, { list: { body: templateList(size) }, detail });
	await open(page, route);
	await expect(page.getByRole("status").first()).toHaveText(/\d/);
}

test('"Show more" follows 100 templates, shows 100 more and moves the focus', async ({ page }) => {
	await openCatalog(page, 100);
	await expect(cards(page)).toHaveCount(100);
	await expect(more(page)).toHaveCount(0);
	await openCatalog(page, 250);
	await expect(cards(page)).toHaveCount(100);
	await expect(more(page)).toHaveAccessibleDescription("Showing 100 of 250 templates");
	await more(page).press("Enter");
	await expect(cards(page)).toHaveCount(200);
	await expect(page.getByRole("link", { name: titleOf(100), exact: true })).toBeFocused();
	await expect(more(page)).toHaveAccessibleDescription("Showing 200 of 250 templates");
	await more(page).click();
	await expect(cards(page)).toHaveCount(250);
	await expect(page.getByRole("link", { name: titleOf(200), exact: true })).toBeFocused();
	await expect(more(page)).toHaveCount(0);
});

test("a search shows its first 100 results", async ({ page }) => {
	await openCatalog(page, 10_000, "/templates/?pages=2");
	await expect(cards(page)).toHaveCount(200);
	await page.getByRole("radio", { name: "Free" }).click();
	await expect(page).toHaveURL("/templates/?price=free");
	await expect(cards(page)).toHaveCount(100);
	await expect(more(page)).toHaveAccessibleDescription("Showing 100 of 5,000 templates");
	await page.goBack();
	await expect(cards(page)).toHaveCount(200);
});

test("a reload, back and forward keep what is shown and the position", async ({ page }) => {
	await openCatalog(page, 1_000);
	await more(page).click();
	await expect(cards(page)).toHaveCount(200);
	await cards(page).nth(150).scrollIntoViewIfNeeded();
	const top = await settledScroll(page);
	const expectPosition = async () => {
		await expect(cards(page)).toHaveCount(200);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
	};
	await page.reload();
	await expectPosition();
	await cards(page).nth(150).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(150));
	await page.goBack();
	await expectPosition();
});
