import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect, mockMarket, path, test } from "../kit/browser";
import { recordLayoutShifts, type Shift } from "../kit/layout-shift";
import { open, takeExpected, waitForCards, waitForHydration } from "../kit/navigation";
import { findOverflow, noOverflow } from "../kit/overflow";
import { english, translations } from "../kit/translations";

/** Expects a Cumulative Layout Shift that rounds to 0.00. */
function expectNoShift(shifts: Shift[], state: string) {
	const sum = shifts.reduce((all, { value }) => all + value, 0);
	expect.soft(sum, `${state}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.005);
}

/** Holds the matching requests until `release` is called, and lets them fail then if the market is to fail. */
async function holdRequests(page: Page, patterns: string[], { fail = false } = {}) {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	for (const pattern of patterns) {
		await page.route(pattern, async (route) => {
			await released;
			await (fail ? route.fulfill({ status: 500, json: {} }) : route.continue());
		});
	}
	return release;
}

const market = "**/api/public/market/getAll*";

test.describe("Russian browser", () => {
	test.use({ locale: "ru-RU" });

	// Pages that are not in Russian also show the language suggestion.
	for (const [route, ...loads] of [
		["/", { code: "en", width: 375 }, { code: "ru", width: 1280 }],
		["/templates/", { code: "uz", width: 375 }, { code: "en", width: 1280 }],
		["/template/101/", { code: "ru", width: 375 }, { code: "uz", width: 1280 }],
		["/nope/", { code: "uz", width: 375 }, { code: "ru", width: 1280 }],
	] as const) {
		test(`${route} has no layout shift and is accessible while fonts and templates load`, async ({
			page,
			consoleErrors,
		}) => {
			const shifts = await recordLayoutShifts(page);
			for (const { code, width } of loads) {
				await page.setViewportSize({ width, height: 800 });
				const release = await holdRequests(page, ["**/*.woff2", market]);
				await page.goto(path(route, code), { waitUntil: "commit" });
				await waitForHydration(page);
				const { label } = translations("ru", "language").offer;
				const suggestion = page.getByRole("complementary", { name: label, exact: true });
				await expect(suggestion).toBeVisible({ visible: code !== "ru" });
				await expectAccessible(page, `loading in ${code} at ${width} px`);
				release();
				if (route !== "/nope/") await waitForCards(page);
				// The market's template has scripts, that of the build has only their number.
				if (route === "/template/101/")
					await expect(page.locator("[role=tabpanel] button[aria-expanded]").first()).toBeAttached();
				await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
				expectNoShift(await shifts(), `${code} at ${width} px`);
				await page.unrouteAll();
			}
			takeExpected(consoleErrors, /status of 404/);
		});
	}
});

for (const [route, code] of [
	["/", "ru"],
	["/templates/", "uz"],
	["/template/101/", "en"],
] as const) {
	test(`${path(route, code)} has no layout shift and is accessible when the market fails`, async ({
		page,
		consoleErrors,
	}) => {
		const shifts = await recordLayoutShifts(page);
		// The toast shows for a short time: the market fails when the page is ready.
		const release = await holdRequests(page, [market], { fail: true });
		await open(page, path(route, code));
		if (route === "/") {
			// Until the section is just below the viewport, as a visitor scrolls.
			await page.locator("#templates").evaluate((element) => {
				const top = element.getBoundingClientRect().top - 1.2 * window.innerHeight;
				window.scrollBy({ top, behavior: "instant" });
			});
		}
		release();
		const toast = page.locator(".Toastify__toast");
		// A toast stays while the mouse is over it.
		await toast.hover();
		await expectAccessible(page, "with a toast");
		expect.soft(await findOverflow(page), "with a toast").toEqual(noOverflow);
		await page.mouse.move(0, 700);
		await expect(toast).toHaveCount(0);
		expectNoShift(await shifts(), "after the toast");
		takeExpected(consoleErrors, /^Failed to load resource|MarketError/);
	});
}

test("an unknown template, an empty list and a search without results have no violations", async ({
	page,
	consoleErrors,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, "/template/999999/");
	await expect(page.getByRole("heading", { name: translations("en", "template").unknown.title })).toBeVisible();
	await expectAccessible(page, "unknown template");
	takeExpected(consoleErrors, /MarketError|Failed to load/);
	await open(page, "/templates/?q=telegram+qqqq");
	await expect(page.getByRole("heading", { name: english.search.none.title })).toBeVisible();
	await expectAccessible(page, "no results");
	await mockMarket(page, { list: { body: [] } });
	await open(page, "/templates/");
	await expect(page.getByRole("heading", { name: english.catalog.list.empty.title })).toBeVisible();
	await expectAccessible(page, "empty list");
});
