import { expect, test } from "../kit/browser";
import { javaScriptOf, phone, saveData } from "../kit/first-visit";

test.use(phone);

/** In KB. React's renderer takes 59 of them. There is room for a feature, but not for a library. */
const budgets = { "/": 87, "/template/101/": 119 };

for (const [route, budget] of Object.entries(budgets)) {
	test(`a first visit of ${route} loads at most ${budget} KB of JavaScript`, async ({ page }) => {
		// Prefetched files count for the pages that need them.
		await saveData(page);
		expect(await javaScriptOf(page, route)).toBeLessThanOrEqual(budget);
	});
}
