import { expect, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { phone } from "../kit/first-visit";
import { languageMenu, open, settledScroll } from "../kit/navigation";
import { english } from "../kit/translations";

test.use({ viewport: phone.viewport, isMobile: phone.isMobile, hasTouch: phone.hasTouch });

test("menus, plans, links and scripts answer a tap", async ({ page }) => {
	const { header } = english.common;
	await open(page, "/");
	await page.getByRole("button", { name: header.openMenu }).tap();
	const [link] = readContent<{ header: { to: string }[] }>("site").header;
	await page.getByRole("navigation", { name: header.label, exact: true }).getByRole("link").first().tap();
	await expect(page).toHaveURL(link?.to ?? "");
	await open(page, "/#pricing");
	await settledScroll(page);
	await page.locator("#pricing label:has([value=annual])").tap();
	await expect(page.locator("#pricing [value=annual]")).toBeChecked();

	const { button, list } = languageMenu(page);
	await button.tap();
	await list.locator("[hreflang=uz]").tap();
	await expect(page).toHaveURL("/uz/#pricing");

	await open(page, "/templates/");
	await page.getByRole("article").nth(1).getByRole("link").tap();
	await page.getByRole("tab").last().tap();
	await page.getByRole("tabpanel").getByRole("button").first().tap();
	await expect(page.locator("pre")).toBeVisible();
});
