import { expectAccessible } from "../kit/axe";
import { expect, languages, path, test } from "../kit/browser";
import { languageMenu, open, openNotFound, routes, takeExpected, waitForCards } from "../kit/navigation";

test.use({ reducedMotion: "reduce" });

for (const { code } of languages) {
	for (const route of routes) {
		test(`${path(route, code)} has no violations in any state`, async ({ page, consoleErrors }) => {
			await openNotFound(page, path(route, code), consoleErrors);
			if (route !== "/nope/") await waitForCards(page);
			for (const width of [1280, 375]) {
				await page.setViewportSize({ width, height: 800 });
				await expectAccessible(page, `at ${width} px`);
			}
			await page.locator("header button[aria-controls]").first().click();
			await expect(page.getByRole("navigation").first()).toBeVisible();
			await expectAccessible(page, "menu open");
			await page.keyboard.press("Escape");
			await languageMenu(page).button.click();
			await expect(languageMenu(page).list).toBeVisible();
			await expectAccessible(page, "language menu open");
			await page.keyboard.press("Escape");
			if (route === "/") {
				await page.getByRole("tab").last().click();
				await page.getByRole("radio").last().click();
				for (const question of await page.locator("summary").all()) await question.click();
				await expectAccessible(page, "Enterprise plans, annual billing and FAQ open");
			}
			if (route === "/template/101/") {
				await page.getByRole("tab").last().click();
				await page.getByRole("tabpanel").getByRole("button").first().click();
				await expect(page.locator("pre")).toBeVisible();
				await expectAccessible(page, "script open");
			}
		});
	}

	test(`error states have no violations in ${code}`, async ({ page, consoleErrors }) => {
		for (const route of ["/", "/templates/", "/template/1/"]) {
			// The response waits for the page, so that the toast is still visible during the check.
			let fail = () => {};
			const opened = new Promise<void>((resolve) => {
				fail = resolve;
			});
			await page.route("**/api/public/market/getAll*", async (call) => {
				await opened;
				await call.fulfill({ status: 500, json: {} });
			});
			await open(page, path(route, code));
			if (route === "/") await page.locator("#templates").scrollIntoViewIfNeeded();
			fail();
			await expect(page.locator(".Toastify__toast")).toBeVisible();
			await expectAccessible(page, `${route} with a toast`);
			await page.unrouteAll();
		}
		takeExpected(consoleErrors, /MarketError|Failed to load/);
	});
}

test("loading, empty and not-found states and the language suggestion have no violations", async ({
	page,
	consoleErrors,
}) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "languages", { value: ["uz"] }));
	await open(page, "/template/999999/");
	await expect(page.getByRole("complementary")).toBeVisible();
	await expectAccessible(page, "unknown template and language suggestion");
	takeExpected(consoleErrors, /MarketError|Failed to load/);
	await page.route("**/api/**", (route) => route.fulfill({ json: [] }));
	await open(page, "/templates/");
	await expectAccessible(page, "empty list");
	await page.unrouteAll();
	await page.route("**/api/**", () => {});
	for (const route of ["/templates/", "/template/5/"]) {
		await open(page, route);
		await expectAccessible(page, `${route} loading`);
	}
	// Leave the page before the pending calls fail at the end of the test.
	await page.goto("about:blank");
});
