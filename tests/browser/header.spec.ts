import type { Page } from "@playwright/test";
import type { LanguageCode } from "../../src/i18n/languages";
import { expect, path, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { languageMenu, open, push, takeOver } from "../kit/navigation";
import { english, translations } from "../kit/translations";

/** The links of the header in the order of the content. */
const links = readContent<{ header: { id: string; to: string }[] }>("site").header;
const textsOf = (code: LanguageCode) => {
	const texts: Record<string, string> = translations(code, "common").header.links;
	return links.map(({ id }) => texts[id] ?? "");
};

const transparent = "rgba(0, 0, 0, 0)";
const solid = "rgb(0, 0, 0)";

test("the header is solid below a scroll position of 10 px", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 400 });
	await open(page, "/#pricing");
	const header = page.getByRole("banner");
	await expect(header).toHaveCSS("background-color", solid);
	await takeOver(page);
	for (const [top, color] of [
		[10, transparent],
		[11, solid],
	] as const) {
		await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
		expect(await page.evaluate(() => window.scrollY)).toBe(top);
		await expect(header).toHaveCSS("background-color", color);
		await expect(header).toHaveCSS("position", "fixed");
	}
});

test.describe("the menu on a phone", () => {
	const { header, actions } = translations("uz", "common");
	const menu = (page: Page) => page.getByRole("navigation", { name: header.label, exact: true });
	const opener = (page: Page) => page.getByRole("button", { name: header.openMenu });

	test.beforeEach(async ({ page }) => {
		await page.setViewportSize({ width: 375, height: 700 });
		await open(page, path("/", "uz"));
		await opener(page).press("Space");
		await expect(menu(page)).toBeVisible();
	});

	test("has its links after its button in the tab order", async ({ page }) => {
		await expect(page.getByRole("banner")).toHaveCSS("background-color", solid);
		for (const name of [...textsOf("uz"), actions.getStarted]) {
			await page.keyboard.press("Tab");
			await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeFocused();
		}
	});

	test("closes on Escape, on a click outside and when the page changes", async ({ page }) => {
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
		await expect(opener(page)).toBeFocused();
		const closings = [
			() => page.mouse.click(3, 660),
			() => menu(page).locator("a[href*='#']").first().click(),
			async () => {
				await push(page, path("/templates/", "uz"));
				await expect(page).toHaveURL(path("/templates/", "uz"));
			},
			() => page.goBack(),
		];
		for (const close of closings) {
			await opener(page).click();
			await expect(menu(page)).toBeVisible();
			await close();
			await expect(menu(page)).toBeHidden();
		}
	});
});

test("one menu is open at a time", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 700 });
	await open(page, "/");
	const { button, list } = languageMenu(page);
	const menu = page.getByRole("navigation", { name: english.common.header.label, exact: true });
	await button.click();
	await page.getByRole("button", { name: english.common.header.openMenu }).click();
	await expect(list).toBeHidden();
	await expect(menu).toBeVisible();
	await button.click();
	await expect(menu).toBeHidden();
	await page.keyboard.press("Escape");
	await expect(list).toBeHidden();
	await expect(button).toBeFocused();
});

test.describe("without popovers", () => {
	// The policy has hashes of the styles, which the test changes.
	test.use({ bypassCSP: true });

	test("browsers without popovers show the links of both menus", async ({ page }) => {
		await page.route(/\/$/, async (route) => {
			const response = await route.fetch();
			const html = (await response.text())
				.replaceAll(":popover-open", ":unknown")
				.replaceAll("popover=", "data-popover=");
			await route.fulfill({ body: html, contentType: "text/html" });
		});
		for (const width of [375, 1280]) {
			await page.setViewportSize({ width, height: 700 });
			await page.goto("/");
			const shown = page.getByRole("banner").getByRole("link").filter({ visible: true });
			await expect(shown).toContainText([...textsOf("en"), "English", "Русский", "Oʻzbekcha"]);
		}
	});
});
