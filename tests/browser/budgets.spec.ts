import type { Page } from "@playwright/test";
import { expect, languages, mockMarket, path, templateList, test } from "../kit/browser";
import { type Budget, budgets } from "../kit/budgets";
import { byteTypes, firstVisit, phone, requests } from "../kit/first-visit";
import { mockFailingMarket } from "../kit/invalid-responses";
import { recordLayoutShifts, type Shift } from "../kit/layout-shift";
import { open, routes, takeExpected, waitForCards, waitForHydration } from "../kit/navigation";
import { translations } from "../kit/translations";

const noBudget: Budget = { bytes: { html: 0, css: 0, js: 0, font: 0, image: 0, data: 0 }, requests: 0, elements: 0 };

async function waitForContent(page: Page, route: string) {
	await waitForHydration(page);
	if (route !== "/nope/") await waitForCards(page);
}

/** Scrolls until the section is just below the viewport, as a visitor does on the way down. */
async function scrollNear(page: Page, section: string) {
	await page.locator(section).evaluate((element) => {
		const top = element.getBoundingClientRect().top - 1.2 * window.innerHeight;
		window.scrollBy({ top, behavior: "instant" });
	});
}

/** Expects a Cumulative Layout Shift that rounds to 0.00. */
function expectNoShift(shifts: Shift[], state: string) {
	const sum = shifts.reduce((all, { value }) => all + value, 0);
	expect.soft(sum, `${state}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.005);
}

for (const { code } of languages) {
	for (const route of routes) {
		const address = path(route, code);

		test.describe(`${address} on a phone`, () => {
			test.use(phone);

			test("stays within its budget of bytes, requests and elements", async ({ page, consoleErrors }) => {
				const budget = budgets[address] ?? noBudget;
				// The landing page loads its templates near the viewport: its budget is for the page before scrolling.
				const isReady = () => (route === "/" ? waitForHydration(page) : waitForContent(page, route));
				const all = await firstVisit(page, address, isReady);
				// Prefetched files count for the pages that need them.
				const received = all.filter(({ prefetched }) => !prefetched);
				for (const type of byteTypes) {
					const files = received.filter((each) => each.type === type);
					const sum = files.reduce((all, { bytes }) => all + bytes, 0);
					expect
						.soft(sum, `bytes of ${type}: ${JSON.stringify(files, null, 1)}`)
						.toBeLessThanOrEqual(budget.bytes[type]);
				}
				const requested = requests(received).map((each) => each.path);
				expect.soft(requested.length, `requests: ${requested.join(", ")}`).toBeLessThanOrEqual(budget.requests);
				expect.soft(await page.locator("*").count(), "elements").toBeLessThanOrEqual(budget.elements);
				takeExpected(consoleErrors, /status of 404/);
			});
		});

		test(`${address} has no layout shift while fonts and templates load slowly`, async ({ page, consoleErrors }) => {
			const shifts = await recordLayoutShifts(page);
			for (const slow of ["**/*.woff2", "**/api/public/market/getAll*"]) {
				await page.route(slow, async (each) => {
					await new Promise((resolve) => setTimeout(resolve, 600));
					await each.continue();
				});
			}
			for (const width of [375, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				await page.goto(address);
				await waitForContent(page, path(route));
				await page.evaluate(() => document.fonts.ready);
				await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
				expectNoShift(await shifts(), `at ${width} px`);
			}
			takeExpected(consoleErrors, /status of 404/);
		});
	}

	test(`toasts cause no layout shift in ${code}`, async ({ page, consoleErrors }) => {
		const shifts = await recordLayoutShifts(page);
		await mockFailingMarket(page, (each) => each.fulfill({ status: 500, json: {} }));
		for (const route of ["/", "/templates/", "/template/101/"]) {
			await open(page, path(route, code));
			if (route === "/") await scrollNear(page, "#templates");
			const toast = page.locator(".Toastify__toast");
			await expect(toast).toBeVisible();
			await expect(toast).toHaveCount(0);
			expectNoShift(await shifts(), route);
		}
		takeExpected(consoleErrors, /^Failed to load resource|MarketError/);
	});
}

test.describe("Russian browser", () => {
	test.use({ locale: "ru-RU" });

	test("the language suggestion causes no layout shift", async ({ page }) => {
		const shifts = await recordLayoutShifts(page);
		for (const width of [375, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			for (const route of ["/", "/templates/"]) {
				await open(page, route);
				const { label } = translations("ru", "language").offer;
				await expect(page.getByRole("complementary", { name: label, exact: true })).toBeVisible();
				await waitForContent(page, path(route));
				expectNoShift(await shifts(), `${route} at ${width} px`);
			}
		}
	});
});

test("10,000 templates stay within the budget of elements", async ({ page }) => {
	await mockMarket(page, { list: { body: templateList(10_000) } });
	await open(page, "/templates/");
	await waitForContent(page, "/templates/");
	expect(await page.locator("*").count()).toBeLessThan(budgets["/templates/"]?.elements ?? 0);
});
