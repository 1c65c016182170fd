import { htmlLang } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { chooseLanguage, languageMenu, open, openNotFound } from "../kit/navigation";
import { translations } from "../kit/translations";

for (const { code } of languages) {
	const { language } = translations(code, "common");
	const own = translations(code, "language");

	test.describe(`language menu in ${code}`, () => {
		test("shows the page's language and lists all three", async ({ page }) => {
			await open(page, path("/", code));
			await expect(languageMenu(page).button).toHaveText({ en: "En", ru: "Ru", uz: "Uz" }[code]);
			await expect(languageMenu(page).button).toHaveAccessibleName(language.label.replace("{{current}}", own.code));
			await expect(languageMenu(page).list).toBeHidden();
			await languageMenu(page).button.click();
			const entries = languageMenu(page).links;
			await expect(entries).toHaveCount(3);
			for (const [index, other] of languages.entries()) {
				const entry = entries.nth(index);
				const { name } = translations(other.code, "language");
				await expect(entry).toContainText(language.names[other.code]);
				await expect(entry).toContainText(other.code === code ? language.names[code] : name);
				await expect(entry).toHaveAttribute("href", path("/", other.code));
				await expect(entry).toHaveAttribute("hreflang", other.code);
				if (other.code === code) await expect(entry).toHaveAttribute("aria-current", "true");
				else await expect(entry.getByText(name, { exact: true })).toHaveAttribute("lang", htmlLang(other.code));
			}
		});

		for (const other of languages.filter((each) => each.code !== code)) {
			test(`links to the same page in ${other.code}`, async ({ page }) => {
				for (const route of ["/template/101/?x=1#scripts", "/templates/?q=a%20b&y", "/#pricing"]) {
					await open(page, path(route, code));
					await chooseLanguage(page, other.code);
					await expect(page).toHaveURL(path(route, other.code));
					await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(other.code));
					await expect(languageMenu(page).button).toHaveText(translations(other.code, "language").code);
					await expect(languageMenu(page).list).toBeHidden();
					if (route.endsWith("#scripts")) {
						await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
					}
				}
			});
		}

		test("links to the landing page from an unknown path", async ({ page, consoleErrors }) => {
			await openNotFound(page, path("/nope/", code), consoleErrors);
			await languageMenu(page).button.click();
			for (const [index, other] of languages.entries()) {
				await expect(languageMenu(page).links.nth(index)).toHaveAttribute("href", path("/", other.code));
			}
		});

		test("works with the keyboard", async ({ page }) => {
			await open(page, path("/templates/", code));
			const { button, list, links } = languageMenu(page);
			await button.focus();
			for (const key of ["Enter", "Space"]) {
				await page.keyboard.press(key);
				await expect(list).toBeVisible();
				await page.keyboard.press("Tab");
				await expect(links.first()).toBeFocused();
				await page.keyboard.press("Escape");
				await expect(list).toBeHidden();
				await expect(button).toBeFocused();
			}
			await page.keyboard.press("Enter");
			const target = (languages.findIndex((each) => each.code === code) + 1) % 3;
			for (let step = 0; step <= target; step++) await page.keyboard.press("Tab");
			await expect(links.nth(target)).toBeFocused();
			await page.keyboard.press("Enter");
			const other = languages[target]?.code ?? "en";
			await expect(page).toHaveURL(path("/templates/", other));
			await expect(button).toHaveText(translations(other, "language").code);
		});
	});
}

test("the language menu closes on outside click, Escape, button click and focus loss", async ({ page }) => {
	await open(page, "/");
	const dismissals = [
		() => page.getByRole("heading", { level: 1 }).click(),
		() => page.keyboard.press("Escape"),
		() => languageMenu(page).button.click(),
		() => page.getByRole("banner").getByRole("link", { name: "Get started" }).focus(),
	];
	for (const close of dismissals) {
		await languageMenu(page).button.click();
		await expect(languageMenu(page).list).toBeVisible();
		await close();
		await expect(languageMenu(page).list).toBeHidden();
		await expect(languageMenu(page).button).toHaveAttribute("aria-expanded", "false");
	}
});

test("the back button reverts the choice of a language", async ({ page }) => {
	await open(page, "/templates/");
	await chooseLanguage(page, "uz");
	await expect(page).toHaveURL("/uz/templates/");
	await page.goBack();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(translations("en", "catalog").list.title);
});
