import type { Locator, Page } from "@playwright/test";
import { expect, languages, mockMarket, path, test } from "../kit/browser";
import { largeCatalog } from "../kit/large-catalog";
import { open } from "../kit/navigation";
import { interpolate, translations } from "../kit/translations";

/** One template per language, far down the list, and a query with typos that finds it. */
const targets = {
	en: { id: 70_001, title: "Lighthouse keeper's logbook to Telegram", query: "ligthhouse logbok" },
	ru: { id: 70_002, title: "Журнал смотрителя маяка в Telegram", query: "смотртеля маяк" },
	uz: { id: 70_003, title: "Mayoq qorovulining kundaligi Telegramga", query: "mayoq kundalgi" },
} as const;

const code = `public class Logbook {\n    void keep() {}\n}`;
const scripts = ["First", "Second"].map((name, index) => ({ script: { id: index + 1, name, releaseCode: code } }));

/** A response to the list call that contains the targets. */
function listOf(count: number): string {
	const catalog = largeCatalog(count);
	for (const { id, title } of Object.values(targets)) {
		catalog.splice(Math.floor(count * 0.8), 0, { id, title, description: "<p>Text</p>", script_count: 2 });
	}
	return JSON.stringify(catalog);
}

/** Presses a key until the target, which may load, has the focus. */
async function pressUntilFocused(page: Page, key: string, target: Locator) {
	await expect(target).toBeVisible();
	for (let presses = 0; presses < 40; presses += 1) {
		await page.keyboard.press(key);
		if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
	}
	await expect(target).toBeFocused();
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const { code: language } of languages) {
	const count = language === "en" ? 100 : 10_000;
	const name = `search, read, copy and share one of ${count} templates by keyboard in ${language}`;

	test(name, { tag: language === "en" ? [] : "@deep" }, async ({ page }) => {
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		const { id, title, query } = targets[language];
		const template = translations(language, "template");
		const detail = () => ({ body: { title, description: "<p>Text</p>", data: scripts } });
		await mockMarket(page, { list: { body: listOf(count) }, detail });
		await open(page, path("/templates/", language));
		await expect(page.getByRole("article").first()).toBeVisible();

		await page.keyboard.press("ControlOrMeta+k");
		await page.keyboard.type(query);
		const result = page.getByRole("main").getByRole("article").first().getByRole("link");
		await expect(result).toHaveText(title);
		await page.keyboard.press("ArrowDown");
		await expect(result).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

		await pressUntilFocused(page, "Tab", page.getByRole("tab", { selected: true }));
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("tab", { selected: true })).toHaveText(interpolate(template.scripts, { count: 2 }));
		await pressUntilFocused(page, "Tab", page.getByRole("button", { name: "Second" }));
		await page.keyboard.press("Enter");
		await expect(page.locator("pre")).toHaveText(code);
		await pressUntilFocused(page, "Tab", page.getByRole("button", { name: template.tools.copy, exact: true }));
		await page.keyboard.press("Enter");
		await expect(page.getByText(template.tools.copied).first()).toBeVisible();
		expect((await readClipboard(page)).trimEnd()).toBe(code);

		await pressUntilFocused(page, "Shift+Tab", page.getByRole("button", { name: template.share.label, exact: true }));
		await page.keyboard.press("Enter");
		await expect(page.getByRole("button", { name: template.share.copied })).toBeVisible();
		const link = new URL(await readClipboard(page));
		expect(link.pathname + link.hash).toBe(path(`/template/${id}/#script-2`, language));
		await page.goto(link.href);
		await expect(page.locator("pre")).toHaveText(code);
	});
}
