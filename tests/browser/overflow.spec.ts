import { expect, languages, path, test } from "../kit/browser";
import { stickingOut } from "../kit/layout";
import { openMissing, routes } from "../kit/visit";

const widths = [320, 375, 768, 1280, 1920];

const nothing = { scrolls: false, wide: [], cut: [] };

for (const { code } of languages) {
	for (const route of routes) {
		test(`${path(route, code)} never scrolls sideways`, async ({ page, problems }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await openMissing(page, path(route, code), problems);
			if (route !== "/nope/") await expect(page.getByRole("article").first()).toBeVisible();
			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 });
				expect.soft(await stickingOut(page), `at ${width}`).toEqual(nothing);
				const menu = page.locator("header button[aria-controls]").first();
				if (width < 960) {
					await menu.click();
					await expect(menu).toHaveAttribute("aria-expanded", "true");
					expect.soft(await stickingOut(page), `at ${width} with the menu`).toEqual(nothing);
					await page.keyboard.press("Escape");
				}
				await page.locator("button[aria-haspopup=menu]").click();
				await expect(page.getByRole("menu")).toBeVisible();
				expect.soft(await stickingOut(page), `at ${width} with the languages`).toEqual(nothing);
				await page.keyboard.press("Escape");
				if (route === "/") {
					for (const choice of [page.getByRole("tab").last(), page.getByRole("radio").last()]) await choice.click();
					expect.soft(await stickingOut(page), `at ${width} with Enterprise and Annual`).toEqual(nothing);
					for (const choice of [page.getByRole("tab").first(), page.getByRole("radio").first()]) await choice.click();
				}
				if (route === "/template/101/") {
					await page.getByRole("tab").last().click();
					const row = page.getByRole("tabpanel").getByRole("button").first();
					if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
					await expect(page.locator("pre")).toBeVisible();
					expect.soft(await stickingOut(page), `at ${width} with a script`).toEqual(nothing);
					await page.getByRole("tab").first().click();
				}
			}
		});
	}
}
