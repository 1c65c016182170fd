import type { Page } from "@playwright/test";
import { htmlLang } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { open, openMissing } from "../kit/visit";

const menuButton = (page: Page) => page.getByRole("banner").locator("button[aria-haspopup=menu]");

for (const { code } of languages) {
	const { language } = copyOf(code, "common");
	const own = copyOf(code, "language");

	test.describe(`language menu in ${code}`, () => {
		test("shows the page's language and names all three", async ({ page }) => {
			await open(page, path("/", code));
			await expect(menuButton(page)).toHaveText({ en: "En", ru: "Ru", uz: "Uz" }[code]);
			await expect(menuButton(page)).toHaveAccessibleName(language.label.replace("{{current}}", own.code));
			await expect(page.getByRole("menu")).toBeHidden();
			await menuButton(page).click();
			const entries = page.getByRole("menuitem");
			await expect(entries).toHaveCount(3);
			for (const [index, other] of languages.entries()) {
				const entry = entries.nth(index);
				const { name } = copyOf(other.code, "language");
				await expect(entry).toContainText(language.names[other.code]);
				await expect(entry).toContainText(other.code === code ? language.names[code] : name);
				await expect(entry).toHaveAttribute("href", path("/", other.code));
				await expect(entry).toHaveAttribute("hreflang", other.code);
				if (other.code === code) await expect(entry).toHaveAttribute("aria-current", "true");
				else await expect(entry.getByText(name, { exact: true })).toHaveAttribute("lang", htmlLang(other.code));
			}
		});

		for (const other of languages.filter((each) => each.code !== code)) {
			test(`leads to the same page in ${other.code}`, async ({ page }) => {
				for (const route of ["/template/101/?x=1#scripts", "/templates/?q=a%20b&y", "/#pricing"]) {
					await open(page, path(route, code));
					await menuButton(page).click();
					await page.getByRole("menuitem").nth(languages.indexOf(other)).click();
					await expect(page).toHaveURL(path(route, other.code));
					await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(other.code));
					await expect(menuButton(page)).toHaveText(copyOf(other.code, "language").code);
					await expect(page.getByRole("menu")).toBeHidden();
					if (route.endsWith("#scripts")) {
						await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
					}
				}
			});
		}

		test("leads home from a page that does not exist", async ({ page, problems }) => {
			await openMissing(page, path("/nope/", code), problems);
			await menuButton(page).click();
			for (const [index, other] of languages.entries()) {
				await expect(page.getByRole("menuitem").nth(index)).toHaveAttribute("href", path("/", other.code));
			}
		});

		test("is used with the keyboard alone", async ({ page }) => {
			await open(page, path("/templates/", code));
			const entries = page.getByRole("menuitem");
			const start = languages.findIndex((each) => each.code === code);
			await menuButton(page).focus();
			for (const key of ["Enter", "Space", "ArrowDown", "ArrowUp"]) {
				await page.keyboard.press(key);
				await expect(entries.nth(start)).toBeFocused();
				await page.keyboard.press("Escape");
				await expect(page.getByRole("menu")).toBeHidden();
				await expect(menuButton(page)).toBeFocused();
			}
			await page.keyboard.press("Enter");
			await page.keyboard.press("Home");
			await expect(entries.first()).toBeFocused();
			await page.keyboard.press("ArrowUp");
			await expect(entries.last()).toBeFocused();
			await page.keyboard.press("ArrowDown");
			await expect(entries.first()).toBeFocused();
			await page.keyboard.press("End");
			for (let step = 0; step < start + 1; step++) await page.keyboard.press("ArrowDown");
			await page.keyboard.press("ArrowDown");
			const target = languages[(start + 1) % 3]?.code ?? "en";
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(path("/templates/", target));
			await expect(menuButton(page)).toHaveText(copyOf(target, "language").code);
		});
	});
}

test("the language menu closes on a click outside, on Escape, on its button and when the focus leaves", async ({
	page,
}) => {
	await open(page, "/");
	const ways = [
		() => page.getByRole("heading", { level: 1 }).click(),
		() => page.keyboard.press("Escape"),
		() => menuButton(page).click(),
		() => page.keyboard.press("Tab"),
		() => page.getByRole("banner").getByRole("link", { name: "Get started" }).focus(),
	];
	for (const close of ways) {
		await menuButton(page).click();
		await expect(page.getByRole("menu")).toBeVisible();
		await close();
		await expect(page.getByRole("menu")).toBeHidden();
		await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
	}
});

test("a language that was chosen can be taken back with the browser's own button", async ({ page }) => {
	await open(page, "/templates/");
	await menuButton(page).click();
	await page.getByRole("menuitem", { name: "Uzbek" }).click();
	await expect(page).toHaveURL("/uz/templates/");
	await page.goBack();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(copyOf("en", "market").list.title);
});
