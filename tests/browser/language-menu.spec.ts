import { htmlLang } from "../../src/i18n/languages";
import { expect, path, test } from "../kit/browser";
import { chooseLanguage, languageMenu, open } from "../kit/navigation";
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
