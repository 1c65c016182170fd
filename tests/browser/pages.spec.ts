import type { Page } from "@playwright/test";
import { defaultLanguage } from "../../src/i18n/languages";
import { expectAccessible } from "../kit/axe";
import { expect, languages, path, test } from "../kit/browser";
import { byteTypes, emulatePhone, firstVisit, saveData } from "../kit/first-visit";
import { languageMenu, resize, routes, waitForCards, waitForHydration } from "../kit/navigation";
import { findOverflow, noOverflow } from "../kit/overflow";
import { translations } from "../kit/translations";

test.use({ reducedMotion: "reduce" });

const widths = [320, 375, 768, 1280, 1920];
/** Below this width, the header has a menu. */
const menuBelow = 960;

type Limits = [html: number, css: number, js: number, font: number, image: number, data: number, requests: number];

/**
 * Budgets of a first visit on a phone: bytes after brotli without headers, and requests. They are about 4 % above the
 * current values: room for a sentence or an icon, but not for a library. React's renderer takes 59 KB of the JavaScript.
 */
const budgets: Record<string, Limits> = {
	// Narrow product images, of which English shows one more near the viewport; template cards.
	"/": [11_700, 6950, 110_000, 35_200, 45_600, 17_200, 15],
	"/ru/": [13_800, 6950, 110_000, 51_700, 35_500, 19_200, 16],
	"/uz/": [12_850, 6950, 110_000, 35_200, 35_500, 18_400, 15],
	// The Cyrillic font for Russian titles; avatars of the cards. The HTML and the page data have the first 24 cards.
	"/templates/": [10_500, 6450, 118_900, 51_700, 2100, 16_700, 18],
	"/ru/templates/": [11_000, 6450, 118_900, 51_700, 2100, 17_300, 18],
	"/uz/templates/": [10_750, 6450, 118_900, 51_700, 2100, 17_000, 18],
	// The code font. The description is prerendered: DOMPurify is loaded only if it has changed since the build.
	"/template/101/": [5600, 8500, 118_000, 77_200, 800, 6100, 16],
	"/ru/template/101/": [5890, 8500, 118_000, 93_700, 800, 6850, 17],
	"/uz/template/101/": [5800, 8500, 118_000, 77_200, 800, 6500, 16],
	// The code font for the status. Gatsby requests the page data of `/nope/` and receives the HTML of the 404 page.
	"/nope/": [3900, 6400, 108_000, 77_200, 400, 11_500, 14],
	"/ru/nope/": [4160, 6500, 108_000, 106_300, 400, 1800, 14],
	"/uz/nope/": [4120, 6400, 108_000, 77_200, 400, 1700, 12],
};

async function expectWithinBudget(page: Page, address: string, isReady: () => Promise<unknown>) {
	const stopEmulation = await emulatePhone(page);
	// Prefetched files count for the pages that need them.
	await saveData(page);
	const received = await firstVisit(page, address, isReady);
	for (const [index, type] of byteTypes.entries()) {
		const files = received.filter((each) => each.type === type);
		const sum = files.reduce((all, { bytes }) => all + bytes, 0);
		const limit = budgets[address]?.[index] ?? 0;
		expect.soft(sum, `bytes of ${type}: ${JSON.stringify(files, null, 1)}`).toBeLessThanOrEqual(limit);
	}
	const requested = received.filter(({ inline }) => !inline).map((each) => each.path);
	expect.soft(requested.length, requested.join(", ")).toBeLessThanOrEqual(budgets[address]?.[6] ?? 0);
	await stopEmulation();
}

/** Moves the focus with Tab from the skip link to the end of the page: it must be visible, and below the header. */
async function expectVisibleFocus(page: Page, skipLink: string) {
	// Sections that are laid out late move those below.
	await page.locator("section").evaluateAll((all: HTMLElement[]) => {
		for (const section of all) section.style.contentVisibility = "visible";
	});
	await page.getByRole("link", { name: skipLink, exact: true }).focus();
	const errors: string[] = [];
	for (let isEnd = false, step = 0; !isEnd && step < 120; step += 1) {
		await page.keyboard.press("Tab");
		const { end, problems } = await page.evaluate(async () => {
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
				end: element === document.body,
				problems: problems.filter(Boolean).map((problem) => `${name}: ${problem}`),
			};
		});
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

/** The pages with something to open: plans and questions, or scripts. */
const opening: string[] = ["/", "/template/101/"];

async function openAll(page: Page) {
	for (const group of await page.locator("#pricing fieldset").all()) await group.getByRole("radio").last().click();
	for (const question of await page.locator("summary").all()) await question.click();
	if ((await page.getByRole("tab").count()) === 0) return;
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.locator("pre")).toBeVisible();
}

for (const { code } of languages) {
	const { skipToContent } = translations(code, "common");

	for (const route of routes) {
		const address = path(route, code);

		test(`${address} is small, accessible and without overflow`, async ({ page, consoleErrors }) => {
			consoleErrors.allow(/status of 404/);
			const waitForContent = async () => {
				await waitForHydration(page);
				if (route !== "/nope/") await waitForCards(page);
			};
			await test.step("first visit on a phone", async () => {
				// The landing page loads its templates near the viewport: its budget is for the page before scrolling.
				await expectWithinBudget(page, address, () => (route === "/" ? waitForHydration(page) : waitForContent()));
				await waitForContent();
			});

			await test.step("skip link", async () => {
				const skip = page.getByRole("link", { name: skipToContent, exact: true });
				await page.keyboard.press("Tab");
				await expect(skip).toBeFocused();
				await expect(skip).toBeInViewport({ ratio: 1 });
				await page.keyboard.press("Enter");
				await page.keyboard.press("Tab");
				await expect(page.locator("main :focus")).toHaveCount(1);
			});

			for (const state of opening.includes(route) ? ["closed", "open"] : ["closed"]) {
				if (state === "open") await openAll(page);
				for (const width of widths) {
					await test.step(`${state} at ${width} px`, async () => {
						await resize(page, width);
						expect.soft(await findOverflow(page), `${state} at ${width} px`).toEqual(noOverflow);
						// The languages differ in their copy, which is the same at both widths.
						const isEnglish = code === defaultLanguage;
						if (width === 1280 && isEnglish) {
							await page.emulateMedia({ forcedColors: "active" });
							await expect.poll(() => page.evaluate(findInvisible), "with forced colors").toEqual([]);
							await page.emulateMedia({ forcedColors: null });
						}
						if (width === 375 || (width === 1280 && isEnglish && state === "closed"))
							await expectAccessible(page, `${state} at ${width} px`, state === "open" ? "main" : undefined);
						if (state === "open") return;
						// The header is the same on all pages: its menus are checked on the smallest page.
						if (route === "/nope/") await expectUsableMenus(page, width);
						// The order of the focus does not depend on the language.
						if (isEnglish && (width === 375 || width === 1280)) await expectVisibleFocus(page, skipToContent);
					});
				}
			}
		});
	}
}
