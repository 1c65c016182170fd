import { breakMarket, brokenAnswers } from "../kit/broken-answers";
import { expect, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { open, takeProblems } from "../kit/visit";

const { list } = copyOf("en", "market");
const detail = copyOf("en", "template");
const { actions } = copyOf("en", "common");

/** Specification, section 8. */
const cases = [
	{ call: "list", route: "/templates/", toast: "Error", title: list.error.title, mended: "Template 1" },
	{ call: "detail", route: "/template/1/", toast: "Error!", title: detail.error.title, mended: "Mended" },
] as const;

/** What the browser itself writes on the console, beside what the site logs. */
const ofTheBrowser = /^Failed to load resource/;

for (const { call, route, toast, title, mended } of cases) {
	for (const [name, answer] of Object.entries(brokenAnswers)) {
		test(`${route} answered with ${name} says so once, and can be tried again`, async ({ page, problems }) => {
			const market = await breakMarket(page, answer);
			await open(page, route);
			const toasts = page.locator(".Toastify__toast");
			await expect(toasts).toHaveText([toast]);
			const state = page.getByRole("main");
			await expect(state.getByRole("heading", { name: title })).toBeVisible();
			expect(market.calls()).toBe(1);
			takeProblems(problems, ofTheBrowser);
			expect(problems, "what the site logged").toHaveLength(1);
			expect(problems.splice(0)[0]).toContain(`MarketError`);

			market.mend();
			await state.getByRole("button", { name: actions.tryAgain }).click();
			await expect(state.getByRole("heading", { name: mended, exact: true })).toBeVisible();
			await expect(state.getByRole("heading", { name: title })).toHaveCount(0);
			expect(market.calls()).toBe(2);
			await expect(page.locator("header")).toBeVisible();
			expect(call === "list" ? await page.getByRole("article").count() : 4).toBe(4);
		});
	}
}
