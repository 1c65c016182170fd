import type { Locator, Page } from "@playwright/test";
import { expect, mockMarket, path, templateList, test } from "../kit/browser";
import { open } from "../kit/navigation";
import { interpolate, translations } from "../kit/translations";

const code = `public class Logbook {\n    void keep() {}\n}`;
const scripts = ["First", "Second"].map((name, index) => ({ script: { id: index + 1, name, releaseCode: code } }));

/** Presses Tab until the target, which may load, has the focus. */
async function tabTo(page: Page, target: Locator) {
	await expect(target).toBeVisible();
	for (let presses = 0; presses < 40; presses += 1) {
		await page.keyboard.press("Tab");
		if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
	}
	await expect(target).toBeFocused();
}

test("a template is found, read and copied by keyboard", async ({ page }) => {
	const id = 70_002;
	const title = "Журнал смотрителя маяка в Telegram";
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	const template = translations("ru", "template");
	const detail = () => ({ body: { title, description: "<p>Text</p>", data: scripts } });
	const list = [...templateList(80), { id, title, description: "<p>Text</p>", script_count: 2 }];
	await mockMarket(page, { list: { body: list }, detail });
	await open(page, path("/templates/", "ru"));
	await expect(page.getByRole("article").first()).toBeVisible();

	await page.keyboard.press("ControlOrMeta+k");
	await page.keyboard.type("смотртеля маяк");
	const result = page.getByRole("main").getByRole("article").first().getByRole("link");
	await expect(result).toHaveText(title);
	await page.keyboard.press("ArrowDown");
	await expect(result).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

	await tabTo(page, page.getByRole("tab", { selected: true }));
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("tab", { selected: true })).toHaveText(interpolate(template.scripts, { count: 2 }));
	await tabTo(page, page.getByRole("button", { name: "Second" }));
	await page.keyboard.press("Enter");
	await expect(page.locator("pre")).toHaveText(code);
	await tabTo(page, page.getByRole("button", { name: template.tools.copy, exact: true }));
	await page.keyboard.press("Enter");
	await expect(page.getByText(template.tools.copied).first()).toBeVisible();
	expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(code);
});
