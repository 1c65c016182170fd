import { expectAccessible } from "../kit/axe";
import { expect, languages, path, test } from "../kit/browser";
import { open, openMissing, routes, takeProblems } from "../kit/visit";

test.use({ reducedMotion: "reduce" });

for (const { code } of languages) {
	for (const route of routes) {
		test(`${path(route, code)} has no violations, in any of its states`, async ({ page, problems }) => {
			await openMissing(page, path(route, code), problems);
			if (route !== "/nope/") await expect(page.getByRole("article").first()).toBeVisible();
			for (const width of [1280, 375]) {
				await page.setViewportSize({ width, height: 800 });
				await expectAccessible(page, `at ${width}`);
			}
			await page.locator("header button[aria-controls]").first().click();
			await expect(page.getByRole("navigation").first()).toBeVisible();
			await expectAccessible(page, "with the menu open");
			await page.keyboard.press("Escape");
			await page.locator("button[aria-haspopup=menu]").click();
			await expect(page.getByRole("menu")).toBeVisible();
			await expectAccessible(page, "with the languages open");
			await page.keyboard.press("Escape");
			if (route === "/") {
				await page.getByRole("tab").last().click();
				await page.getByRole("radio").last().click();
				for (const question of await page.locator("summary").all()) await question.click();
				await expectAccessible(page, "with Enterprise, Annual and all questions open");
			}
			if (route === "/template/101/") {
				await page.getByRole("tab").last().click();
				await page.getByRole("tabpanel").getByRole("button").first().click();
				await expect(page.locator("pre")).toBeVisible();
				await expectAccessible(page, "with a script open");
			}
		});
	}

	test(`failures have no violations in ${code}`, async ({ page, problems }) => {
		for (const route of ["/", "/templates/", "/template/1/"]) {
			// The answer waits for the page, so that the toast is still there when it is looked at.
			let fail = () => {};
			const opened = new Promise<void>((resolve) => {
				fail = resolve;
			});
			await page.route("**/api/public/market/getAll*", async (call) => {
				await opened;
				await call.fulfill({ status: 500, json: {} });
			});
			await open(page, path(route, code));
			fail();
			await expect(page.locator(".Toastify__toast")).toBeVisible();
			await expectAccessible(page, `${route} with its toast`);
			await page.unrouteAll();
		}
		takeProblems(problems, /MarketError|Failed to load/);
	});
}

test("loading, empty and unknown have no violations, nor has the offer of a language", async ({ page, problems }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "languages", { value: ["uz"] }));
	await open(page, "/template/999999/");
	await expect(page.getByRole("complementary")).toBeVisible();
	await expectAccessible(page, "unknown template and offer");
	takeProblems(problems, /MarketError|Failed to load/);
	await page.route("**/api/**", (route) => route.fulfill({ json: [] }));
	await open(page, "/templates/");
	await expectAccessible(page, "empty list");
	await page.unrouteAll();
	await page.route("**/api/**", () => {});
	for (const route of ["/templates/", "/template/5/"]) {
		await open(page, route);
		await expectAccessible(page, `${route} while it loads`);
	}
	// The page goes before its calls are answered after all.
	await page.goto("about:blank");
});
