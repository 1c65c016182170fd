import type { Page } from "@playwright/test";
import { defaultLanguage, type LanguageCode } from "../../src/i18n/languages";
import { expectAccessible } from "../kit/axe";
import { expect, languages, path, test } from "../kit/browser";
import { languageMenu, open, resize, routes, waitForCards } from "../kit/navigation";
import { findOverflow, noOverflow } from "../kit/overflow";
import { allStrings, pageNamespaces, translations } from "../kit/translations";

test.use({ reducedMotion: "reduce" });

const widths = [320, 375, 768, 1280, 1920];
/** Below this width, the header has a menu. */
const menuBelow = 960;

/** The first Tab shows the skip link, which moves the focus behind the header. */
async function expectSkipLink(page: Page, name: string) {
	const skip = page.getByRole("link", { name, exact: true });
	await page.keyboard.press("Tab");
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.locator("main :focus")).toHaveCount(1);
}

/** Moves the focus with Tab through the page or its main part: it must be visible, and below the header. */
async function expectVisibleFocus(page: Page, skipLink: string, part: "page" | "main") {
	const skip = page.getByRole("link", { name: skipLink, exact: true });
	await skip.focus();
	if (part === "main") await skip.press("Enter");
	const errors: string[] = [];
	for (let isEnd = false, step = 0; !isEnd && step < 120; step += 1) {
		await page.keyboard.press("Tab");
		const { end, problems } = await page.evaluate(async (visited) => {
			const element = document.activeElement as HTMLElement;
			await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
			const box = element.getBoundingClientRect();
			const header = document.querySelector("header");
			const isInside = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0;
			const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isInside;
			const hasRing = [null, "::after"].some((part) => {
				const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
				return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
			});
			const isBehind =
				!header?.contains(element) && box.bottom <= (header?.getBoundingClientRect().bottom ?? 0) && box.top > 0;
			const name = `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
			const problems = [!isShown && "hidden", !hasRing && "without a ring", isBehind && "behind the header"];
			return {
				end: element === document.body || (visited === "main" && element.closest("footer") !== null),
				problems: problems.filter(Boolean).map((problem) => `${name}: ${problem}`),
			};
		}, part);
		isEnd = end;
		if (!end) errors.push(...problems);
	}
	expect.soft(errors, "focus").toEqual([]);
}

/** Runs in the page: the text of the controls whose color is close to the color behind them. */
function findInvisible(): string[] {
	const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
	const light = (color: string) =>
		channels(color)
			.slice(0, 3)
			.reduce((sum, value) => sum + value, 0) / 3;
	const isOpaque = (color: string) => (channels(color)[3] ?? 1) > 0.5;
	const backgroundOf = (element: Element | null): string => {
		const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
		return !element || isOpaque(backgroundColor) ? backgroundColor : backgroundOf(element.parentElement);
	};
	return [...document.querySelectorAll<HTMLElement>("button, label, summary, a[href], select")]
		.filter((each) => each.checkVisibility() && each.innerText.trim() !== "")
		.filter((each) => Math.abs(light(getComputedStyle(each).color) - light(backgroundOf(each))) < 80)
		.map((each) => each.innerText);
}

/** Opens the header's menu and its language menu. Both are scoped in axe: the rest of the page does not change. */
async function expectUsableMenus(page: Page, width: number) {
	const menu = page.locator("header button[aria-controls=site-menu]");
	const { button, list } = languageMenu(page);
	for (const [name, opener, opened] of [
		["menu", menu, page.getByRole("banner").getByRole("navigation")],
		["language menu", button, list],
	] as const) {
		if (opener === menu && width >= menuBelow) continue;
		await opener.click();
		await expect(opened).toBeVisible();
		expect.soft(await findOverflow(page), `${name} at ${width} px`).toEqual(noOverflow);
		if (width === 375) await expectAccessible(page, `${name} open`, "header");
		await page.keyboard.press("Escape");
		await expect(opened).toBeHidden();
	}
}

/** Twice the font size that browsers have, which visitors choose in their settings. */
async function expectUsableWithLargeFont(page: Page) {
	const session = await page.context().newCDPSession(page);
	const setFontSize = async (standard: number) => {
		await session.send("Page.setFontSizes", { fontSizes: { standard } });
		const isApplied = (size: string) => getComputedStyle(document.documentElement).fontSize === size;
		await page.waitForFunction(isApplied, `${standard}px`);
	};
	await setFontSize(32);
	expect.soft(await findOverflow(page), "with a large font").toEqual(noOverflow);
	const menu = await page.locator("header button[aria-controls=site-menu]").boundingBox();
	expect.soft(menu?.width, "the menu button").toBeGreaterThanOrEqual(24);
	await setFontSize(16);
	await session.detach();
}

/** The pages with something to open: plans and questions, or scripts. */
const opening: string[] = ["/", "/template/101/"];

/** The pages with templates. */
const hasCards: string[] = ["/", "/templates/", "/template/101/"];

async function openAll(page: Page) {
	for (const group of await page.locator("#pricing fieldset").all()) await group.getByRole("radio").last().click();
	for (const question of await page.locator("summary").all()) await question.click();
	if ((await page.getByRole("tab").count()) === 0) return;
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.locator("pre")).toBeVisible();
}

const lengthOf = (code: LanguageCode) =>
	pageNamespaces.flatMap((name) => allStrings(translations(code, name))).join("").length;
const [longest] = languages.map(({ code }) => code).sort((one, other) => lengthOf(other) - lengthOf(one));

for (const { code } of languages) {
	const { skipToContent } = translations(code, "common");

	for (const route of routes) {
		const address = path(route, code);

		test(`${address} is accessible and without overflow`, async ({ page, consoleErrors }) => {
			consoleErrors.allow(/status of 404/);
			await open(page, address);
			if (hasCards.includes(route)) await waitForCards(page);

			// Header and footer are the same on all pages: their links are checked on the smallest page.
			const isSmallest = route === "/nope/";
			if (isSmallest) await expectSkipLink(page, skipToContent);

			for (const state of opening.includes(route) ? ["closed", "open"] : ["closed"]) {
				if (state === "open") await openAll(page);
				for (const width of widths) {
					await test.step(`${state} at ${width} px`, async () => {
						await resize(page, width);
						expect.soft(await findOverflow(page), `${state} at ${width} px`).toEqual(noOverflow);
						if (width === 375 && [defaultLanguage, longest].includes(code)) await expectUsableWithLargeFont(page);
						if (isSmallest) await expectUsableMenus(page, width);
						// The rest does not depend on the length of strings.
						if (code !== defaultLanguage) return;
						if (width === 1280) {
							await page.emulateMedia({ forcedColors: "active" });
							await expect.poll(() => page.evaluate(findInvisible), "with forced colors").toEqual([]);
							await page.emulateMedia({ forcedColors: null });
						}
						if (width === 375 || (width === 1280 && state === "closed"))
							await expectAccessible(page, `${state} at ${width} px`, state === "open" ? "main" : undefined);
						if (state === "open") return;
						if (width === 375 || width === 1280) {
							await expectVisibleFocus(page, skipToContent, isSmallest ? "page" : "main");
						}
					});
				}
			}
		});
	}
}
