import type { Page } from "@playwright/test";
import { expect, path, test } from "../kit/browser";
import { languageMenu, open, push } from "../kit/navigation";
import { english, translations } from "../kit/translations";

const transparent = "rgba(0, 0, 0, 0)";
const solid = "rgb(0, 0, 0)";

test("the header is solid below a scroll position of 10 px, also if the page loads scrolled", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 400 });
	await open(page, "/#pricing");
	const header = page.getByRole("banner");
	await expect(header).toHaveCSS("background-color", solid);
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
		for (const name of [...Object.values(header.links), actions.getStarted]) {
			await page.keyboard.press("Tab");
			await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeFocused();
		}
	});

	test("closes on Escape, on a click outside, on a chosen section and on another page", async ({ page }) => {
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
		await expect(opener(page)).toBeFocused();
		const closings = [
			() => page.mouse.click(3, 660),
			() => menu(page).getByRole("link", { name: header.links.pricing }).click(),
			() => push(page, path("/templates/", "uz")),
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
	const menu = page.getByRole("navigation", { name: "Main", exact: true });
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
			const links = page.getByRole("banner").getByRole("link").filter({ visible: true });
			const { header } = english.common;
			await expect(links).toContainText([...Object.values(header.links), "English", "Русский", "Oʻzbekcha"]);
		}
	});
});
