import { expect, path, test } from "../kit/browser";
import { landing, readContent, sectionId } from "../kit/content";
import { languageMenu, open, push, settledScroll } from "../kit/navigation";
import { findOverflow } from "../kit/overflow";
import { english, translations } from "../kit/translations";

const transparent = "rgba(0, 0, 0, 0)";
const solid = "rgb(0, 0, 0)";

test("the header is solid below a scroll position of 10 px", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 400 });
	await open(page, `/#${sectionId(landing.at(-1) ?? "hero")}`);
	const header = page.getByRole("banner");
	await expect(header).toHaveCSS("background-color", solid);
	await settledScroll(page);
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

test("the links of the header are in the middle of the page, and that to the templates names their pages", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1024, height: 600 });
	const visits = [
		["en", "/templates/", true],
		["ru", "/template/101/", true],
		["uz", "/", false],
	] as const;
	for (const [code, address, isCurrent] of visits) {
		await open(page, path(address, code));
		const menu = page.getByRole("banner").getByRole("navigation");
		const { templates } = translations(code, "common").header.links;
		await expect(menu.locator("[aria-current=true]")).toHaveText(isCurrent ? [templates] : []);
		const links = await menu.boundingBox();
		expect((links?.x ?? 0) + (links?.width ?? 0) / 2).toBeCloseTo(512, 0);
	}
});

test("the menus of a phone open and close by keyboard and by mouse", async ({ page }) => {
	const { header, actions } = translations("uz", "common");
	await page.setViewportSize({ width: 375, height: 700 });
	await open(page, path("/", "uz"));
	const menu = page.getByRole("navigation", { name: header.label, exact: true });
	const opener = page.getByRole("button", { name: header.openMenu });
	const languageList = languageMenu(page);
	await opener.press("Space");
	await expect(menu).toBeVisible();
	await expect(page.getByRole("banner")).toHaveCSS("background-color", solid);

	await test.step("the links of the menu follow its button in the tab order", async () => {
		const links = await page.locator("#site-menu a").all();
		await expect(links.at(-1) ?? menu).toHaveText(actions.getStarted);
		for (const link of links) {
			await page.keyboard.press("Tab");
			await expect(link).toBeFocused();
		}
	});
	await test.step("Escape closes the menu, and the focus returns to its button", async () => {
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await expect(opener).toBeFocused();
	});
	await test.step("a menu closes when the focus leaves it, and the focus moves on", async () => {
		const [first] = await page.locator("main a").all();
		await opener.press("Space");
		const count = await page.locator("#site-menu a").count();
		for (let index = 0; index <= count; index++) await page.keyboard.press("Tab");
		await expect(menu).toBeHidden();
		await expect(first ?? menu).toBeFocused();
		await languageList.button.press("Space");
		await expect(languageList.list).toBeVisible();
		for (let index = 0; index < 4; index++) await page.keyboard.press("Tab");
		await expect(languageList.list).toBeHidden();
		await expect(opener).toBeFocused();
	});
	await test.step("one menu is open at a time", async () => {
		await languageList.button.click();
		await opener.click();
		await expect(languageList.list).toBeHidden();
		await expect(menu).toBeVisible();
		await languageList.button.click();
		await expect(menu).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(languageList.list).toBeHidden();
		await expect(languageList.button).toBeFocused();
	});
	await test.step("a click outside, a link, and another page close the menu", async () => {
		for (const close of [
			() => page.mouse.click(3, 660),
			() => menu.getByRole("link").first().click(),
			() => push(page, path("/template/101/", "uz")),
			() => page.goBack(),
		]) {
			await opener.click();
			await expect(menu).toBeVisible();
			await close();
			await expect(menu).toBeHidden();
		}
	});
});

test("the header of a phone has the call to action below the first screen, where nothing moves", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	for (const code of ["en", "ru", "uz"] as const) {
		await open(page, path("/", code));
		const { actions } = translations(code, "common");
		const start = page.getByRole("banner").getByRole("link", { name: actions.getStarted });
		const brand = page.getByRole("banner").getByRole("link").first();
		const lefts = () =>
			page.locator("header button").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
		const before = await lefts();
		await expect(start).toHaveCount(0);
		await page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: "instant" }));
		await expect(start).toBeVisible();
		expect(await lefts()).toEqual(before);
		const [left, right] = [await brand.boundingBox(), await start.boundingBox()];
		expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
		expect(await start.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
		expect((await findOverflow(page)).scrolls).toBe(false);
	}
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
		const strings: Record<string, string> = english.common.header.links;
		const links = readContent<{ header: { id: string }[] }>("site").header.map(({ id }) => strings[id] ?? "");
		const names = (["ru", "uz"] as const).map((code) => translations(code, "language").name);
		for (const width of [375, 1280]) {
			await page.setViewportSize({ width, height: 700 });
			await page.goto("/");
			const shown = page.getByRole("banner").getByRole("link").filter({ visible: true });
			await expect(shown).toContainText([...links, ...names]);
		}
	});
});
