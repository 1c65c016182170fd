import type { Page } from "@playwright/test";
import { defaultLanguage } from "../../src/i18n/languages";
import { expectAccessible } from "../kit/axe";
import { expect, languages, path, test } from "../kit/browser";
import { budgets } from "../kit/budgets";
import { byteTypes, emulatePhone, firstVisit, requests, saveData } from "../kit/first-visit";
import { expectVisibleFocus } from "../kit/focus";
import { findNonOk, internalPaths } from "../kit/links";
import { languageMenu, resize, routes, takeExpected, waitForCards, waitForHydration } from "../kit/navigation";
import { findOverflow, noOverflow } from "../kit/overflow";
import { translations } from "../kit/translations";

test.use({ reducedMotion: "reduce" });

const widths = [320, 375, 768, 1280, 1920];
/** Below this width, the header has a menu. */
const menuBelow = 960;

async function expectNoOverflow(page: Page, state: string) {
	expect.soft(await findOverflow(page), state).toEqual(noOverflow);
}

/** Expects that a first visit on a phone stays within its budget of bytes, requests and elements. */
async function expectWithinBudget(page: Page, address: string, isReady: () => Promise<unknown>) {
	const budget = budgets[address];
	if (!budget) throw new Error(`${address} has no budget.`);
	const stopEmulation = await emulatePhone(page);
	// Prefetched files count for the pages that need them.
	await saveData(page);
	const received = await firstVisit(page, address, isReady);
	for (const type of byteTypes) {
		const files = received.filter((each) => each.type === type);
		const sum = files.reduce((all, { bytes }) => all + bytes, 0);
		expect.soft(sum, `bytes of ${type}: ${JSON.stringify(files, null, 1)}`).toBeLessThanOrEqual(budget.bytes[type]);
	}
	const requested = requests(received).map((each) => each.path);
	expect.soft(requested.length, `requests: ${requested.join(", ")}`).toBeLessThanOrEqual(budget.requests);
	expect.soft(await page.locator("*").count(), "elements").toBeLessThanOrEqual(budget.elements);
	await stopEmulation();
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
		await expectNoOverflow(page, `at ${width} px, ${name} open`);
		if (width === 375) await expectAccessible(page, `${name} open`, "header");
		await page.keyboard.press("Escape");
		await expect(opened).toBeHidden();
	}
}

/** Opens what is closed on a page, if it has anything: plans, questions, a script. */
const openAll: Partial<Record<(typeof routes)[number], (page: Page) => Promise<void>>> = {
	"/": async (page) => {
		for (const group of await page.locator("#pricing fieldset").all()) await group.getByRole("radio").last().click();
		for (const question of await page.locator("summary").all()) await question.click();
	},
	"/template/101/": async (page) => {
		await page.getByRole("tab").last().click();
		await page.getByRole("tabpanel").getByRole("button").first().click();
		await expect(page.locator("pre")).toBeVisible();
	},
};

for (const { code } of languages) {
	const { skipToContent } = translations(code, "common");

	for (const route of routes) {
		const address = path(route, code);

		test(`${address} is small, accessible and without overflow, and its links work`, async ({
			page,
			request,
			consoleErrors,
		}) => {
			const waitForContent = async () => {
				await waitForHydration(page);
				if (route !== "/nope/") await waitForCards(page);
			};

			await test.step("first visit on a phone", async () => {
				// The landing page loads its templates near the viewport: its budget is for the page before scrolling.
				await expectWithinBudget(page, address, () => (route === "/" ? waitForHydration(page) : waitForContent()));
				takeExpected(consoleErrors, /status of 404/);
				await waitForContent();
			});

			await test.step("skip link", async () => {
				const skip = page.getByRole("link", { name: skipToContent, exact: true });
				await page.keyboard.press("Tab");
				await expect(skip).toBeFocused();
				await expect(skip).toBeInViewport({ ratio: 1 });
				await page.keyboard.press("Enter");
				await page.keyboard.press("Tab");
				const inMain = () => page.evaluate(() => document.activeElement?.closest("main") !== null);
				await expect.poll(inMain).toBe(true);
			});

			for (const width of widths) {
				await test.step(`at ${width} px`, async () => {
					await resize(page, width);
					await expectNoOverflow(page, `at ${width} px`);
					// The languages differ in their copy, which is the same at both widths.
					if (width === 375 || (width === 1280 && code === defaultLanguage))
						await expectAccessible(page, `at ${width} px`);
					// The header is the same on all pages: its menus are checked on the smallest page.
					if (route === "/nope/") await expectUsableMenus(page, width);
					// The order of the focus does not depend on the language.
					if (code === defaultLanguage && (width === 375 || width === 1280))
						await expectVisibleFocus(page, skipToContent);
				});
			}

			await test.step("links", async () => {
				if (route !== "/nope/") {
					// Related templates load near the viewport.
					await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
					await expect(page.locator(`main a[href^="${path("/template/", code)}"]`).first()).toBeAttached();
				}
				const hrefs = await page
					.locator("a[href]")
					.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
				const linked = new Set(internalPaths(hrefs, new URL(page.url()).origin));
				// The target of the skip link.
				linked.delete(address);
				const hasTemplates = [...linked].some((each) => each.startsWith(path("/template/", code)));
				expect(hasTemplates).toBe(route !== "/nope/");
				expect(await findNonOk(request, linked)).toEqual([]);
			});

			const open = openAll[route];
			if (!open) return;
			await test.step("everything open", async () => {
				await open(page);
				for (const width of widths) {
					await resize(page, width);
					await expectNoOverflow(page, `at ${width} px, everything open`);
					if (width === 375) await expectAccessible(page, "everything open", "main");
				}
			});
		});
	}
}
