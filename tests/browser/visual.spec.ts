import type { Page } from "@playwright/test";
import { expect, languages, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { compareOnSameMachine, keepRecord } from "../kit/visual";

const routes = [
	{ name: "landing", route: "/" },
	{ name: "templates", route: "/templates/" },
	{ name: "info", route: "/template/7/" },
	{ name: "scripts", route: "/template/7/#scripts" },
	{ name: "not-found", route: "/there/is/nothing/" },
];
const widths = [375, 1280];

test.use({ reducedMotion: "reduce" });
test.afterAll(({ browser }, testInfo) => keepRecord(browser, testInfo));

/** Nothing on the page moves or is still on its way: fonts, and pictures that wait to be scrolled to. */
async function settle(page: Page) {
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
	});
}

for (const { code } of languages) {
	for (const width of widths) {
		for (const { name, route } of routes) {
			test(`${name} in ${code} at ${width} px looks as recorded`, async ({ page, browser, problems }, testInfo) => {
				await page.clock.setFixedTime(new Date("2026-05-04T09:00:00Z"));
				await page.setViewportSize({ width, height: 800 });
				// The visitor has chosen the page's language: no offer lies over it.
				await page.addInitScript((chosen) => localStorage.setItem("gatsby-i18next-language", chosen), code);
				const detail = () => ({ body: templateDetail("Exchange rates to Telegram") });
				await mockMarket(page, { list: { body: templateList(7) }, detail });
				await page.goto(path(route, code));
				await expect(page.getByRole("contentinfo")).toBeVisible();
				if (name === "scripts") await page.getByRole("button", { name: "Script 1" }).click();
				if (route.startsWith("/template/")) {
					// What leads on from a template comes when the visitor is near it.
					await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
					await expect(page.getByRole("navigation", { name: copyOf(code, "template").more.label })).toBeVisible();
					await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
				}
				await settle(page);
				await compareOnSameMachine(browser, testInfo, () =>
					expect(page).toHaveScreenshot(`${name}-${code}-${width}.png`, {
						fullPage: true,
						mask: [page.locator("picture")],
						maxDiffPixelRatio: 0.01,
					}),
				);
				// The address that does not exist is answered with 404, which the browser logs.
				if (name === "not-found") problems.length = 0;
			});
		}
	}
}
