import { expect } from "../../kit/browser";
import { readContent } from "../../kit/content";
import { test } from "../../kit/develop";
import { waitForHydration } from "../../kit/navigation";

// Without "Edit", which other tests leave on.
test.beforeAll(({ tab }) => tab.goto("about:blank"));

for (const address of ["/?utm_source=x", "/templates/?q=bot", "/about/?x=1", "/template/101/?x=1", "/ru/?x=1"]) {
	test(`the first page has a query: ${address}`, async ({ develop, page }) => {
		await page.goto(develop.origin + address);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await expect(page.getByRole("contentinfo")).toBeVisible();
		expect(page.url()).toBe(develop.origin + address);
	});
}

test("an unknown address with a query has the page of its language", async ({ develop, page, consoleErrors }) => {
	consoleErrors.allow(/404/);
	await page.goto(`${develop.origin}/nope/?x=1`);
	await expect(page.getByText("Gatsby.js development 404 page")).toBeVisible();
	await page.goto(`${develop.origin}/ru/nope/?x=1`);
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("links and Back keep a query", async ({ develop, page }) => {
	await page.goto(`${develop.origin}/templates/?q=telegram`);
	await waitForHydration(page);
	const field = page.getByRole("searchbox");
	await expect(field).toHaveValue("telegram");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.goBack();
	await expect(field).toHaveValue("telegram");
	await page.locator("button[aria-controls=language-menu]").click();
	await page.locator("#language-menu [hreflang=ru]").click();
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
	await expect(field).toHaveValue("telegram");
	expect(page.url()).toBe(`${develop.origin}/ru/templates/?q=telegram`);
});

test("content changes on a page that was opened with a query", async ({ develop, page }) => {
	const plans = develop.read("content/plans.yaml");
	const { annualSaving } = readContent<Queries.PlansContentFragment>("plans");
	await page.goto(`${develop.origin}/?billing=annual`);
	await expect(page.getByText(`${annualSaving}%`)).toHaveCount(1);
	develop.write("content/plans.yaml", plans.replace(/annualSaving: .*/, "annualSaving: 37"));
	await expect(page.getByText("37%")).toHaveCount(1);
	develop.write("content/plans.yaml", plans);
	await expect(page.getByText(`${annualSaving}%`)).toHaveCount(1);
});
