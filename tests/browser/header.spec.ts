import { expect, path, test } from "../kit/browser";
import { open, resize } from "../kit/navigation";
import { translations } from "../kit/translations";

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

test("the menu on a phone has its links in the tab order and closes on a click outside", async ({ page }) => {
	const code = "uz";
	const { header, actions } = translations(code, "common");
	await open(page, path("/templates/", code));
	const nav = page.getByRole("navigation", { name: header.label, exact: true });
	const opener = page.getByRole("button", { name: header.openMenu });
	await expect(nav).toBeVisible();
	await expect(opener).toBeHidden();

	await resize(page, 375, 700);
	await expect(nav).toBeHidden();
	await opener.press("Space");
	await expect(nav).toBeVisible();
	await expect(page.getByRole("banner")).toHaveCSS("background-color", solid);
	const focused: string[] = [];
	for (let step = 0; step < 8; step++) {
		await page.keyboard.press("Tab");
		focused.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
	}
	expect(focused).toEqual(expect.arrayContaining([...Object.values(header.links), actions.getStarted]));
	await page.mouse.click(3, 660);
	await expect(nav).toBeHidden();
});
