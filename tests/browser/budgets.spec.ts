import type { Page } from "@playwright/test";
import { breakMarket } from "../kit/broken-answers";
import { expect, languages, mockMarket, path, templateList, test } from "../kit/browser";
import { type Budget, budgets } from "../kit/budgets";
import { copyOf } from "../kit/copy";
import { byteTypes, firstVisit, phone, requests } from "../kit/first-visit";
import { type Shift, watchLayoutShifts } from "../kit/layout-shift";
import { hydrated, open, routes, takeProblems } from "../kit/visit";

const noBudget: Budget = { bytes: { html: 0, css: 0, js: 0, font: 0, image: 0, data: 0 }, requests: 0, elements: 0 };

async function isReady(page: Page, route: string) {
	await hydrated(page);
	if (route !== "/nope/") await expect(page.getByRole("article").first()).toBeVisible();
}

/** A shift of 0.00, as it is told everywhere: to two digits. */
function expectStill(shifts: Shift[], when: string) {
	const sum = shifts.reduce((all, { value }) => all + value, 0);
	expect.soft(sum, `${when}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.005);
}

for (const { code } of languages) {
	for (const route of routes) {
		const address = path(route, code);

		test.describe(`${address} on a phone`, () => {
			test.use(phone);

			test("keeps its budget of bytes, requests and elements", async ({ page, problems }) => {
				const budget = budgets[address] ?? noBudget;
				const all = await firstVisit(page, address, () => isReady(page, route));
				// What is fetched ahead has its budget where it belongs.
				const received = all.filter(({ ahead }) => !ahead);
				for (const type of byteTypes) {
					const files = received.filter((each) => each.type === type);
					const sum = files.reduce((all, { bytes }) => all + bytes, 0);
					expect
						.soft(sum, `bytes of ${type}: ${JSON.stringify(files, null, 1)}`)
						.toBeLessThanOrEqual(budget.bytes[type]);
				}
				const asked = requests(received).map((each) => each.path);
				expect.soft(asked.length, `requests: ${asked.join(", ")}`).toBeLessThanOrEqual(budget.requests);
				expect.soft(await page.locator("*").count(), "elements").toBeLessThanOrEqual(budget.elements);
				takeProblems(problems, /status of 404/);
			});
		});

		test(`nothing moves on ${address} while fonts and templates arrive late`, async ({ page, problems }) => {
			const shifts = await watchLayoutShifts(page);
			for (const late of ["**/*.woff2", "**/api/public/market/getAll*"]) {
				await page.route(late, async (each) => {
					await new Promise((done) => setTimeout(done, 600));
					await each.continue();
				});
			}
			for (const width of [375, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				await page.goto(address);
				await isReady(page, route);
				await page.evaluate(() => document.fonts.ready);
				await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
				expectStill(await shifts(), `at ${width}`);
			}
			takeProblems(problems, /status of 404/);
		});
	}

	test(`nothing moves when a toast comes and goes in ${code}`, async ({ page, problems }) => {
		const shifts = await watchLayoutShifts(page);
		await breakMarket(page, (each) => each.fulfill({ status: 500, json: {} }));
		for (const route of ["/", "/templates/", "/template/101/"]) {
			await open(page, path(route, code));
			const toast = page.locator(".Toastify__toast");
			await expect(toast).toBeVisible();
			await expect(toast).toHaveCount(0);
			expectStill(await shifts(), route);
		}
		takeProblems(problems, /^Failed to load resource|MarketError/);
	});
}

test.describe("a browser in Russian", () => {
	test.use({ locale: "ru-RU" });

	test("nothing moves when the language is offered", async ({ page }) => {
		const shifts = await watchLayoutShifts(page);
		for (const width of [375, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			for (const route of ["/", "/templates/"]) {
				await open(page, route);
				const { label } = copyOf("ru", "language").offer;
				await expect(page.getByRole("complementary", { name: label, exact: true })).toBeVisible();
				await isReady(page, route);
				expectStill(await shifts(), `${route} at ${width}`);
			}
		}
	});
});

test("ten thousand templates do not make ten thousand cards", async ({ page }) => {
	await mockMarket(page, { list: { body: templateList(10_000) } });
	await open(page, "/templates/");
	await isReady(page, "/templates/");
	expect(await page.locator("*").count()).toBeLessThan(budgets["/templates/"]?.elements ?? 0);
});
