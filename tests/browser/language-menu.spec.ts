import { htmlLang } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { chooseLanguage, languageMenu, open, openNotFound } from "../kit/navigation";
import { translations } from "../kit/translations";

test("the language menu links to the same page in each language, with query and hash", async ({ page }) => {
	const { button, list } = languageMenu(page);
	for (const [route, codes] of [
		["/template/101/?x=1#scripts", ["ru", "uz", "en"]],
		["/templates/?q=a%20b&y", ["uz", "ru", "en"]],
		["/#pricing", ["ru"]],
	] as const) {
		await open(page, route);
		for (const code of codes) {
			await chooseLanguage(page, code);
			await expect(page).toHaveURL(path(route, code));
			await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(code));
			await expect(button).toHaveText(translations(code, "language").code);
			await expect(list).toBeHidden();
			if (route.endsWith("#scripts")) await expect(page.getByRole("tab", { selected: true })).toHaveText(/3/);
		}
	}
	await page.goBack();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(button).toHaveText("En");
});

test("the language menu of an unknown path links to the landing pages", async ({ page, consoleErrors }) => {
	await openNotFound(page, "/ru/nope/", consoleErrors);
	await languageMenu(page).button.click();
	for (const [index, { code }] of languages.entries()) {
		await expect(languageMenu(page).links.nth(index)).toHaveAttribute("href", path("/", code));
	}
});

test("the language menu works with the keyboard and closes on outside click, Escape, button click and focus loss", async ({
	page,
}) => {
	await open(page, "/templates/");
	const { button, list, links } = languageMenu(page);
	const dismissals = [
		() => page.getByRole("heading", { level: 1 }).click(),
		() => page.keyboard.press("Escape"),
		() => button.click(),
		() => page.getByRole("banner").getByRole("link", { name: "Get started" }).focus(),
	];
	for (const close of dismissals) {
		await button.click();
		await expect(list).toBeVisible();
		await close();
		await expect(list).toBeHidden();
		await expect(button).toHaveAttribute("aria-expanded", "false");
	}

	await button.focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await expect(links.first()).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(list).toBeHidden();
	await expect(button).toBeFocused();
	for (const key of ["Enter", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
	await expect(page).toHaveURL("/ru/templates/");
	await expect(button).toHaveText("Ru");
});
