import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect, holdRequests, mockMarket, path, test } from "../kit/browser";
import { open, waitForCards, waitForHydration } from "../kit/navigation";
import { findOverflow, noOverflow } from "../kit/overflow";
import { endToast, pauseToasts, toasts } from "../kit/toasts";
import { english, translations } from "../kit/translations";

const market = "**/api/public/market/getAll*";

/** Runs in the page before its own scripts: records what moves without an input of the visitor. */
function recordShifts() {
	const shifts: object[] = [];
	Object.assign(window, { shifts });
	type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
			const nodes = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
			if (!hadRecentInput) shifts.push({ value, nodes });
		}
	}).observe({ type: "layout-shift", buffered: true });
}

/** Expects a Cumulative Layout Shift that rounds to 0.00. */
async function expectNoShift(page: Page, state: string) {
	const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
	const sum = shifts.reduce((all, { value }) => all + value, 0);
	expect.soft(sum, `${state}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.005);
}

test.describe("Russian browser", () => {
	test.use({ locale: "ru-RU" });

	// Pages that are not in Russian also show the language suggestion.
	for (const [route, ...loads] of [
		["/", { code: "en", width: 375 }, { code: "ru", width: 1280 }],
		["/templates/", { code: "uz", width: 375 }, { code: "en", width: 1280 }],
		["/template/101/", { code: "ru", width: 375 }, { code: "uz", width: 1280 }],
		["/nope/", { code: "uz", width: 375 }, { code: "ru", width: 1280 }],
	] as const) {
		test(`${route} does not shift while fonts and templates load`, async ({ page, consoleErrors }) => {
			consoleErrors.allow(/status of 404/);
			await page.addInitScript(recordShifts);
			for (const { code, width } of loads) {
				await page.setViewportSize({ width, height: 800 });
				const release = await holdRequests(page, /\.woff2$|\/market\/getAll/);
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
				await expectNoShift(page, `${code} at ${width} px`);
				await page.unrouteAll();
			}
		});
	}
});

for (const [route, code] of [
	["/", "ru"],
	["/templates/", "uz"],
	["/template/101/", "en"],
] as const) {
	test(`${path(route, code)} with a toast is accessible and does not shift`, async ({ page, consoleErrors }) => {
		consoleErrors.allow(/^Failed to load resource|MarketError/);
		await page.addInitScript(recordShifts);
		await pauseToasts(page);
		const release = await holdRequests(page, market, (request) => request.fulfill({ status: 500, json: {} }));
		await open(page, path(route, code));
		if (route === "/") {
			// Until the section is just below the viewport, as a visitor scrolls.
			await page.locator("#templates").evaluate((element) => {
				const top = element.getBoundingClientRect().top - 1.2 * window.innerHeight;
				window.scrollBy({ top, behavior: "instant" });
			});
		}
		release();
		await expect(toasts(page)).toBeVisible();
		await expectAccessible(page, "with a toast");
		expect.soft(await findOverflow(page), "with a toast").toEqual(noOverflow);
		await endToast(page);
		await expect(toasts(page)).toHaveCount(0);
		await expectNoShift(page, "after the toast");
	});
}

for (const [state, { route, heading }] of Object.entries({
	"an unknown template": { route: "/template/999999/", heading: english.template.unknown.title },
	"a search without results": { route: "/templates/?q=telegram+qqqq", heading: english.search.none.title },
	"an empty list": { route: "/templates/", heading: english.catalog.list.empty.title },
})) {
	test(`${state} is accessible`, async ({ page, consoleErrors }) => {
		consoleErrors.allow(/MarketError|Failed to load/);
		await page.emulateMedia({ reducedMotion: "reduce" });
		if (state === "an empty list") await mockMarket(page, { list: { body: [] } });
		await open(page, route);
		await expect(page.getByRole("heading", { name: heading })).toBeVisible();
		await expectAccessible(page, state);
	});
}
