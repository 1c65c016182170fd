import { expect, mockMarket, templateList, test } from "../kit/browser";
import { open } from "../kit/navigation";
import { english } from "../kit/translations";

const megabyte = 1_000_000;

test("very long strings of each field do not break the layout", async ({ page }) => {
	const long = "Endless".repeat(megabyte / 7);
	const description = `<p>The beginning. ${"word ".repeat(megabyte / 5)}</p>`;
	const [first, ...others] = templateList(6);
	const data = [
		{ script: { id: 1, name: long, releaseCode: long } },
		{ script: { id: 2, name: "Second", releaseCode: "class Second {}" } },
	];
	await mockMarket(page, {
		list: { body: [{ ...first, title: long, description }, ...others] },
		detail: () => ({ body: { title: long, description, data } }),
	});
	await open(page, "/templates/");
	const card = page.getByRole("article").first();
	await expect(page.getByRole("link", { name: "Template 6", exact: true })).toBeVisible();
	await expect(card).toContainText("The beginning.");
	expect((await card.boundingBox())?.height).toBeLessThan(1_600);
	await card.getByRole("link").click();
	await expect(page.getByRole("region", { name: english.template.description })).toContainText("The beginning.");
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000);
	await page.getByRole("tab").last().click();
	await page.getByRole("button", { name: "Second", exact: true }).click();
	await expect(page.locator("pre")).toHaveText("class Second {}");
});
