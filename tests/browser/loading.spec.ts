import { expectAccessible } from "../kit/axe";
import { expect, holdRequests, path, test } from "../kit/browser";
import { expectNoShift, timeWithFonts } from "../kit/layout-shift";
import { waitForCards, waitForHydration } from "../kit/navigation";
import { translations } from "../kit/translations";

// Pages that are not in Russian also show the language suggestion. The words of the hero would fade while axe reads their colors.
test.use({ locale: "ru-RU", reducedMotion: "reduce" });

for (const [route, ...loads] of [
	["/", { code: "en", width: 375 }, { code: "ru", width: 1280 }],
	["/templates/", { code: "uz", width: 375 }, { code: "en", width: 1280 }],
	["/template/101/", { code: "ru", width: 375 }, { code: "uz", width: 1280 }],
	["/nope/", { code: "uz", width: 375 }, { code: "ru", width: 1280 }],
] as const) {
	test(`${route} does not shift while fonts and templates load`, async ({ page, consoleErrors }) => {
		consoleErrors.allow(/status of 404/);
		for (const { code, width } of loads) {
			await page.setViewportSize({ width, height: 667 });
			const release = await holdRequests(page, /\.woff2$|\/market\/getAll/);
			await page.goto(path(route, code), { waitUntil: "commit" });
			await waitForHydration(page);
			const { label } = translations("ru", "language").offer;
			// Phones show the suggestion then.
			await page.evaluate(() => window.scrollTo({ top: 20, behavior: "instant" }));
			const suggestion = page.getByRole("complementary", { name: label, exact: true });
			await expect(suggestion).toBeVisible({ visible: code !== "ru" });
			if (code !== "ru") await expectAccessible(page, `loading in ${code} at ${width} px`);
			release();
			if (route !== "/nope/") await waitForCards(page);
			// The market's template has scripts, that of the build has only their number.
			if (route === "/template/101/")
				await expect(page.locator("[role=tabpanel] button[aria-expanded]").first()).toBeAttached();
			await timeWithFonts(page);
			await expectNoShift(page, `${code} at ${width} px`);
			await page.unrouteAll();
		}
	});
}
