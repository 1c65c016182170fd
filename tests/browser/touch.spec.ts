import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../kit/browser";
import { phone } from "../kit/first-visit";
import { languageMenu, open, settledScroll } from "../kit/navigation";
import { english } from "../kit/translations";

test.use({ viewport: phone.viewport, isMobile: phone.isMobile, hasTouch: phone.hasTouch });

type Point = { x: number; y: number };

async function centerOf(target: Locator): Promise<Point> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: Number.NaN, y: Number.NaN };
}

/** Drags a finger from the center of an element, in ten steps. */
async function swipe(page: Page, target: Locator, by: Point) {
	const { x, y } = await centerOf(target);
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints });
	await touch("touchStart", [{ x, y }]);
	for (let step = 1; step <= 10; step += 1) {
		await touch("touchMove", [{ x: x + (by.x * step) / 10, y: y + (by.y * step) / 10 }]);
	}
	await touch("touchEnd", []);
}

const { groups } = english.pricing;

test("taps open menus, switch plans and open scripts", { tag: "@deep" }, async ({ page }) => {
	const { header } = english.common;
	await open(page, "/");
	await page.getByRole("button", { name: header.openMenu }).tap();
	await page
		.getByRole("navigation", { name: header.label, exact: true })
		.getByRole("link", { name: header.links.pricing })
		.tap();
	await expect(page).toHaveURL("/#pricing");
	await settledScroll(page);
	const annual = page.getByRole("radio").last();
	await page.locator("#pricing label").last().tap();
	await expect(annual).toBeChecked();
	await page.getByRole("radio", { name: groups.enterprise }).tap();
	await expect(page.getByRole("radio", { name: groups.enterprise })).toBeChecked();

	const { button, list } = languageMenu(page);
	await button.tap();
	await list.locator("[hreflang=uz]").tap();
	await expect(page).toHaveURL("/uz/#pricing");

	await open(page, "/templates/");
	await page.getByRole("article").nth(1).getByRole("link").tap();
	await page.getByRole("tab").last().tap();
	await page.getByRole("tabpanel").getByRole("button").first().tap();
	await expect(page.locator("pre")).toBeVisible();
});

test("swipes scroll the page and the code, and choose nothing", { tag: "@deep" }, async ({ page }) => {
	await open(page, "/#pricing");
	const before = await settledScroll(page);
	const billing = page.getByRole("group", { name: english.pricing.period.label });
	await swipe(page, billing, { x: 0, y: -200 });
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
	await swipe(page, billing, { x: 100, y: 0 });
	await expect(page.getByRole("radio", { name: english.pricing.period.monthly })).toBeChecked();
	await swipe(page, page.getByRole("group", { name: english.pricing.groupsLabel }), { x: 100, y: 0 });
	await expect(page.getByRole("radio", { name: groups.basic })).toBeChecked();

	await open(page, "/templates/");
	await swipe(page, page.getByRole("group", { name: english.search.price.label }), { x: -100, y: 0 });
	await expect(page.getByRole("radio").first()).toBeChecked();
	await expect(page).toHaveURL("/templates/");

	await open(page, "/template/101/#script-1001");
	const code = page.locator("pre");
	await expect(code.getByText("class", { exact: true }).first()).toBeVisible();
	await code.evaluate((box) => box.scrollIntoView({ block: "center", behavior: "instant" }));
	const top = await settledScroll(page);
	await swipe(page, code, { x: -150, y: 0 });
	await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(50);
	expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, top]);
	// At the end of the code, a swipe goes on with the page.
	await code.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: "instant" }));
	await swipe(page, code, { x: 0, y: -200 });
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 100);
});

test("a long press opens no link, and nothing needs a hovering pointer", { tag: "@deep" }, async ({ page }) => {
	await open(page, "/templates/");
	const point = await centerOf(page.getByRole("article").first().getByRole("link"));
	const session = await page.context().newCDPSession(page);
	await session.send("Input.synthesizeTapGesture", { ...point, duration: 1_000 });
	await expect(page).toHaveURL("/templates/");

	const hiding = await page.evaluate(() => {
		const rulesOf = (rules: CSSRuleList): CSSRule[] =>
			[...rules].flatMap((rule) => [rule, ...("cssRules" in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])]);
		return [...document.styleSheets]
			.flatMap((sheet) => rulesOf(sheet.cssRules))
			.filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText.includes(":hover"))
			.filter(({ style }) => style.display || style.visibility || style.opacity || style.clipPath)
			.map(({ cssText }) => cssText);
	});
	expect(hiding).toEqual([]);
});

test("targets have 24 px or more", { tag: "@deep" }, async ({ page }) => {
	const findSmall = () =>
		[...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")]
			.filter((each) => each.checkVisibility({ visibilityProperty: true }))
			// Links in a line of text need only space around them (WCAG 2.5.8): axe checks it.
			.filter((each) => getComputedStyle(each).display !== "inline")
			.filter((each) => {
				const { width, height } = (each.closest("label") ?? each).getBoundingClientRect();
				return Math.min(width, height) < 24;
			})
			.map((each) => each.outerHTML);
	for (const route of ["/", "/templates/?q=bot", "/template/101/#script-1001"]) {
		await open(page, route);
		await page.getByRole("button", { name: english.common.header.openMenu }).tap();
		await languageMenu(page).button.tap();
		expect(await page.evaluate(findSmall), route).toEqual([]);
	}
});
