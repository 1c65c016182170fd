import { expect, test } from "../kit/browser";
import { invalidResponses, mockFailingMarket } from "../kit/invalid-responses";
import { open, takeExpected } from "../kit/navigation";
import { translations } from "../kit/translations";

const { list } = translations("en", "catalog");
const detail = translations("en", "template");
const { actions } = translations("en", "common");

/** docs/rules.md, "Errors". */
const cases = [
	{ call: "list", route: "/templates/", toast: "Error", title: list.error.title, recovered: "Template 1" },
	{ call: "detail", route: "/template/1/", toast: "Error!", title: detail.error.title, recovered: "Recovered" },
] as const;

/** Messages of the browser, in addition to those of the site. */
const browserMessage = /^Failed to load resource/;

for (const { call, route, toast, title, recovered } of cases) {
	for (const [name, respond] of Object.entries(invalidResponses)) {
		test(`${route} shows one error for ${name}, and "Try again" works`, async ({ page, consoleErrors }) => {
			const market = await mockFailingMarket(page, respond);
			await open(page, route);
			const toasts = page.locator(".Toastify__toast");
			await expect(toasts).toHaveText([toast]);
			const state = page.getByRole("main");
			await expect(state.getByRole("heading", { name: title })).toBeVisible();
			expect(market.calls[call]).toBe(1);
			takeExpected(consoleErrors, browserMessage);
			expect(consoleErrors, "messages of the site").toHaveLength(1);
			expect(consoleErrors.splice(0)[0]).toContain(`MarketError`);

			market.recover();
			await state.getByRole("button", { name: actions.tryAgain }).click();
			await expect(state.getByRole("heading", { name: recovered, exact: true })).toBeVisible();
			await expect(state.getByRole("heading", { name: title })).toHaveCount(0);
			expect(market.calls[call]).toBe(2);
			await expect(page.locator("header")).toBeVisible();
			expect(call === "list" ? await page.getByRole("article").count() : 4).toBe(4);
		});
	}
}
