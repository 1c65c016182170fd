import { expect, mockMarket, templateList, test } from "../kit/browser";
import { open } from "../kit/navigation";
import { english } from "../kit/translations";

const megabyte = 1_000_000;
const words = (length: number) => "word ".repeat(length / 5);

test("very long texts of each field do not break the layout", async ({ page }) => {
	const long = "Endless".repeat(megabyte / 7);
	const description = `<p>The beginning. ${words(megabyte)}</p>`;
	const [first, ...others] = templateList(6);
	const longTemplate = {
		...first,
		title: long,
		description,
		author: { name: long, role: long },
		languages: Array.from({ length: 10_000 }, (_, index) => `Tag ${index}`),
	};
	const scripts = [
		{ id: 1, name: long, releaseCode: long },
		{ id: 2, name: "Second", releaseCode: "class Second {}" },
	];
	await mockMarket(page, {
		list: { body: [longTemplate, ...others] },
		detail: () => ({ body: { title: long, description, data: scripts.map((script) => ({ script })) } }),
	});
	await open(page, "/templates/");
	const card = page.getByRole("article").first();
	await expect(page.getByRole("link", { name: "Template 6", exact: true })).toBeVisible();
	await expect(card).toContainText("The beginning.");
	expect((await card.boundingBox())?.height).toBeLessThan(1_600);
	await card.getByRole("link").click();
	await expect(page.getByRole("tab", { name: "Scripts (2)" })).toBeVisible();
	await expect(page.getByRole("region", { name: english.template.description })).toContainText("The beginning.");
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000);
	await page.getByRole("tab", { name: "Scripts (2)" }).click();
	await page.getByRole("button", { name: "Second", exact: true }).click();
	await expect(page.locator("pre")).toHaveText("class Second {}");
});
