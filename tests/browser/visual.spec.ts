import type { Page } from "@playwright/test";
import { expect, languages, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { waitForCards } from "../kit/navigation";
import { translations } from "../kit/translations";
import { compareInSameEnvironment, saveEnvironment } from "../kit/visual";

const routes = [
	{ name: "landing", route: "/" },
	{ name: "templates", route: "/templates/" },
	{ name: "info", route: "/template/7/" },
	{ name: "scripts", route: "/template/7/#scripts" },
	{ name: "not-found", route: "/there/is/nothing/" },
];
const widths = [375, 1280];

test.use({ reducedMotion: "reduce" });
test.afterAll(({ browser }, testInfo) => saveEnvironment(browser, testInfo));

/** Waits for fonts and images, including lazy ones. */
async function waitForAssets(page: Page) {
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
	});
}

for (const { code } of languages) {
	for (const width of widths) {
		for (const { name, route } of routes) {
			test(`${name} in ${code} at ${width} px matches its screenshot`, async ({
				page,
				browser,
				consoleErrors,
			}, testInfo) => {
				await page.clock.setFixedTime(new Date("2026-05-04T09:00:00Z"));
				await page.setViewportSize({ width, height: 800 });
				// A chosen language prevents the language suggestion.
				await page.addInitScript((chosen) => localStorage.setItem("gatsby-i18next-language", chosen), code);
				const detail = () => ({ body: templateDetail("Exchange rates to Telegram") });
				await mockMarket(page, { list: { body: templateList(7) }, detail });
				await page.goto(path(route, code));
				await expect(page.getByRole("contentinfo")).toBeVisible();
				if (name === "landing") await waitForCards(page);
				if (name === "scripts") await page.getByRole("button", { name: "Script 1" }).click();
				if (route.startsWith("/template/")) {
					// Related templates load near the viewport.
					await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
					await expect(page.getByRole("navigation", { name: translations(code, "template").more.label })).toBeVisible();
					await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
				}
				await waitForAssets(page);
				await compareInSameEnvironment(browser, testInfo, () =>
					expect(page).toHaveScreenshot(`${name}-${code}-${width}.png`, {
						fullPage: true,
						mask: [page.locator("picture")],
						maxDiffPixelRatio: 0.01,
					}),
				);
				// The browser logs status 404.
				if (name === "not-found") consoleErrors.length = 0;
			});
		}
	}
}
