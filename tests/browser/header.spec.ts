import { expect, languages, path, test } from "../kit/browser";
import { open, openNotFound, routes } from "../kit/navigation";
import { translations } from "../kit/translations";

for (const route of routes) {
	test(`the header of ${route} turns solid below a scroll position of 10 px`, async ({ page, consoleErrors }) => {
		await page.setViewportSize({ width: 1280, height: 400 });
		await openNotFound(page, route, consoleErrors);
		const header = page.getByRole("banner");
		for (const [top, color] of [
			[0, "rgba(0, 0, 0, 0)"],
			[10, "rgba(0, 0, 0, 0)"],
			[11, "rgb(0, 0, 0)"],
			[200, "rgb(0, 0, 0)"],
			[10, "rgba(0, 0, 0, 0)"],
		] as const) {
			await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
			expect(await page.evaluate(() => window.scrollY)).toBe(top);
			await expect(header).toHaveCSS("background-color", color);
			await expect(header).toHaveCSS("position", "fixed");
		}
	});
}

test("the header is solid if the page loads scrolled", async ({ page }) => {
	await open(page, "/#pricing");
	await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(0, 0, 0)");
});

for (const { code } of languages) {
	const { header, brand, actions } = translations(code, "common");

	test(`the desktop header shows all links in ${code}`, async ({ page }) => {
		await open(page, path("/templates/", code));
		const nav = page.getByRole("navigation", { name: header.label, exact: true });
		await expect(nav.getByRole("link")).toHaveText(Object.values(header.links));
		const targets = ["/", "/#pricing", "/#features", "/#templates", "/"].map((to) => path(to, code));
		const hrefs = await nav.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(hrefs).toEqual(targets);
		const logo = page.getByRole("banner").getByRole("link", { name: brand.home });
		await expect(logo).toHaveAttribute("href", path("/", code));
		await expect(logo).toContainText(brand.name);
		await expect(page.getByRole("button", { name: header.openMenu })).toBeHidden();
	});

	test.describe(`mobile menu in ${code}`, () => {
		test.use({ viewport: { width: 375, height: 700 } });

		test("closes on button click, Escape, outside click and link click", async ({ page }) => {
			await open(page, path("/", code));
			const nav = page.getByRole("navigation", { name: header.label, exact: true });
			const opener = page.getByRole("button", { name: header.openMenu });
			const closer = page.getByRole("button", { name: header.closeMenu });
			const dismissals: (() => Promise<void>)[] = [
				() => closer.click(),
				() => page.keyboard.press("Escape"),
				() => page.mouse.click(3, 660),
				() => nav.getByRole("link", { name: header.links.features, exact: true }).click(),
			];
			await expect(nav).toBeHidden();
			for (const close of dismissals) {
				await opener.click();
				await expect(nav).toBeVisible();
				await expect(closer).toHaveAttribute("aria-expanded", "true");
				await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(0, 0, 0)");
				await expect(page.getByRole("banner").getByRole("link", { name: actions.getStarted })).toBeVisible();
				await close();
				await expect(nav).toBeHidden();
				await expect(opener).toHaveAttribute("aria-expanded", "false");
			}
			await expect(page).toHaveURL(path("/#features", code));
			await expect(page.locator("#features")).toBeInViewport();
		});

		test("works with the keyboard", async ({ page }) => {
			await open(page, path("/", code));
			const opener = page.getByRole("button", { name: header.openMenu });
			await opener.focus();
			await page.keyboard.press("Enter");
			const links = page.getByRole("navigation", { name: header.label, exact: true }).getByRole("link");
			await expect(links.first()).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(opener).toBeFocused();
			await page.keyboard.press("Space");
			const focused: string[] = [];
			for (let step = 0; step < 8; step++) {
				await page.keyboard.press("Tab");
				focused.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
			}
			expect(focused).toEqual(expect.arrayContaining([...Object.values(header.links), actions.getStarted]));
		});

		test("is closed after navigation", async ({ page }) => {
			await open(page, path("/templates/", code));
			await page.getByRole("button", { name: header.openMenu }).click();
			await page.getByRole("link", { name: header.links.company, exact: true }).click();
			await expect(page).toHaveURL(path("/", code));
			await expect(page.getByRole("button", { name: header.openMenu })).toBeVisible();
			await page.goBack();
			await expect(page.getByRole("button", { name: header.openMenu })).toBeVisible();
		});
	});
}
