import { expect, mockMarket, path, templateDetail, test } from "../kit/browser";
import { open, waitForCards } from "../kit/navigation";
import { translations } from "../kit/translations";

/** The market has changed since the build, whose snapshot has the templates of the sample market. */

test("a changed template replaces the prerendered one in place", async ({ page }) => {
	const body = { ...templateDetail("Renamed"), description: "<p>Rewritten <b>text</b>.</p><script>alert(1)</script>" };
	let answer = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/api/public/market/getAll?id=101", async (route) => {
		await answered;
		await route.fulfill({ json: body });
	});
	await open(page, path("/template/101/#scripts", "ru"));
	await page.mouse.wheel(0, 120);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
	answer();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Renamed");
	await expect(page).toHaveTitle(/^Renamed/);
	await expect(page.getByRole("tab", { selected: true })).toHaveText(/\d/);
	expect(await page.evaluate(() => window.scrollY)).toBe(120);
	await page.getByRole("tab").first().click();
	await expect(page.getByRole("region", { name: translations("ru", "template").description })).toHaveText(
		"Rewritten text.",
	);
});

test("an added template is in the list, and opens by the client-only route", async ({ page }) => {
	const added = { id: 9001, title: "Brand new", description: "<p>New.</p>", script_count: 1 };
	await mockMarket(page, { list: { body: [added] }, detail: () => ({ body: templateDetail("Brand new") }) });
	await open(page, path("/templates/", "uz"));
	await waitForCards(page);
	await expect(page.getByRole("article")).toHaveCount(1);
	await page.getByRole("article").getByRole("link").click();
	await expect(page).toHaveURL(path("/template/9001/", "uz"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand new");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand new");
});
