import { expect, languages, path, test } from "../kit/browser";
import { languageMenu, openNotFound, routes, waitForCards } from "../kit/navigation";
import { findOverflow, noOverflow } from "../kit/overflow";

const widths = [320, 375, 768, 1280, 1920];

for (const { code } of languages) {
	for (const route of routes) {
		test(`${path(route, code)} has no horizontal overflow`, async ({ page, consoleErrors }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await openNotFound(page, path(route, code), consoleErrors);
			if (route !== "/nope/") await waitForCards(page);
			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 });
				expect.soft(await findOverflow(page), `at ${width} px`).toEqual(noOverflow);
				const menu = page.locator("header button[aria-controls]").first();
				if (width < 960) {
					await menu.click();
					await expect(menu).toHaveAttribute("aria-expanded", "true");
					expect.soft(await findOverflow(page), `at ${width} px, menu open`).toEqual(noOverflow);
					await page.keyboard.press("Escape");
				}
				await languageMenu(page).button.click();
				await expect(languageMenu(page).list).toBeVisible();
				expect.soft(await findOverflow(page), `at ${width} px, language menu open`).toEqual(noOverflow);
				await page.keyboard.press("Escape");
				if (route === "/") {
					for (const choice of [page.getByRole("tab").last(), page.getByRole("radio").last()]) await choice.click();
					expect
						.soft(await findOverflow(page), `at ${width} px, Enterprise plans and annual billing`)
						.toEqual(noOverflow);
					for (const choice of [page.getByRole("tab").first(), page.getByRole("radio").first()]) await choice.click();
				}
				if (route === "/template/101/") {
					await page.getByRole("tab").last().click();
					const row = page.getByRole("tabpanel").getByRole("button").first();
					if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
					await expect(page.locator("pre")).toBeVisible();
					expect.soft(await findOverflow(page), `at ${width} px, script open`).toEqual(noOverflow);
					await page.getByRole("tab").first().click();
				}
			}
		});
	}
}
