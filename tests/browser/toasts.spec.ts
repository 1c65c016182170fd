import { breakMarket } from "../kit/broken-answers";
import { expect, languages, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { open, takeProblems } from "../kit/visit";

const failed = /^Failed to load resource|MarketError/;

for (const { code } of languages) {
	const { toasts, list } = copyOf(code, "market");
	const detail = copyOf(code, "template");
	const { actions, notifications } = copyOf(code, "common");

	for (const [route, text, title] of [
		["/templates/", toasts.listFailed, list.error.title],
		["/template/1/", toasts.detailFailed, detail.error.title],
	] as const) {
		test(`the toast of ${path(route, code)} stands 8 px from the top for three seconds`, async ({ page, problems }) => {
			const market = await breakMarket(page, (each) => each.fulfill({ status: 500, json: {} }));
			await open(page, path(route, code));
			const toast = page.locator(".Toastify__toast");
			await expect(toast).toHaveText([text]);
			const shown = Date.now();
			await expect(page.getByRole("alert")).toHaveText(text);
			await expect.poll(async () => Math.round((await toast.boundingBox())?.y ?? -1)).toBe(8);
			await expect(page.getByRole("main").getByRole("heading", { name: title })).toBeVisible();
			await expect(toast).toHaveCount(0);
			expect(Date.now() - shown).toBeGreaterThan(2500);
			expect(Date.now() - shown).toBeLessThan(5500);
			expect(market.calls(), "no automatic retry").toBe(1);

			await page.getByRole("button", { name: actions.tryAgain }).click();
			await expect(toast).toHaveText([text]);
			expect(market.calls()).toBe(2);
			// A pointer would wait until the toast stands still; on a busy machine it has gone by then.
			await toast.getByRole("button", { name: notifications.close }).press("Enter");
			await expect(toast).toHaveCount(0);
			expect(problems.filter((problem) => problem.includes("MarketError"))).toHaveLength(2);
			takeProblems(problems, failed);
		});
	}

	test(`an unknown template leads back to the catalogue in ${code}`, async ({ page, problems }) => {
		await open(page, path("/template/999999/", code));
		await expect(page.locator(".Toastify__toast")).toHaveText([toasts.detailFailed]);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(detail.unknown.title);
		await expect(page.getByRole("button", { name: actions.tryAgain })).toHaveCount(0);
		takeProblems(problems, failed);
		await page.getByRole("main").getByRole("link", { name: detail.unknown.back }).click();
		await expect(page).toHaveURL(path("/templates/", code));
		await expect(page.getByRole("article").first()).toBeVisible();
	});

	test(`an empty list is told in ${code}`, async ({ page }) => {
		await mockMarket(page, { list: { body: [] } });
		await open(page, path("/templates/", code));
		await expect(page.getByRole("heading", { name: list.empty.title })).toBeVisible();
		await expect(page.locator(".Toastify__toast")).toHaveCount(0);
	});

	test(`while the market is slow the page says so in ${code}`, async ({ page }) => {
		for (const [route, loading, json] of [
			["/templates/", list.loading, templateList(3)],
			["/template/5/", detail.loading, templateDetail("Late")],
		] as const) {
			let answer = () => {};
			const waiting = new Promise<void>((resolve) => {
				answer = resolve;
			});
			await page.route("**/api/public/market/getAll*", async (each) => {
				await waiting;
				await each.fulfill({ json });
			});
			await open(page, path(route, code));
			await expect(page.getByRole("status").filter({ hasText: loading })).toHaveCount(1);
			await expect(page.locator("main [data-needs-script][aria-hidden=true]")).toBeVisible();
			await expect(page.getByRole("article")).toHaveCount(0);
			answer();
			await expect(page.getByRole("article").first()).toBeVisible();
			await expect(page.getByRole("status").filter({ hasText: loading })).toHaveCount(0);
			await expect(page.locator("main [data-needs-script][aria-hidden=true]")).toHaveCount(0);
			await page.unrouteAll();
		}
	});
}

test("a toast stays for its three seconds where no motion is wanted", async ({ page, problems }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await breakMarket(page, (each) => each.fulfill({ status: 500, json: {} }));
	await open(page, "/templates/");
	// Counted in the page, where no delay of this test can lengthen what was short.
	const visible = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let start = 0;
				const look = () => {
					const toast = document.querySelector(".Toastify__toast");
					if (toast && start === 0) start = performance.now();
					const gone = start > 0 && !toast?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
					if (gone) resolve(performance.now() - start);
					else requestAnimationFrame(look);
				};
				look();
			}),
	);
	expect(visible).toBeGreaterThan(2500);
	expect(visible).toBeLessThan(5500);
	takeProblems(problems, failed);
});

test("entries that cannot be read are left out, and the others are shown", async ({ page, problems }) => {
	await mockMarket(page, { list: { body: [null, ...templateList(2), { id: 9 }] } });
	await open(page, "/templates/");
	await expect(page.getByRole("article")).toHaveCount(2);
	expect(problems.splice(0)).toEqual([expect.stringContaining("2 of 4")]);
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
});

test("a failure seen by two pages is told once for each call", async ({ page, problems }) => {
	await breakMarket(page, (each) => each.abort("connectionreset"));
	await open(page, "/");
	await expect(page.locator(".Toastify__toast")).toHaveText(["Error"]);
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
	await page.getByRole("link", { name: "See all" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "All templates" })).toBeVisible();
	await expect(page.getByRole("heading", { name: copyOf("en", "market").list.error.title })).toBeVisible();
	await expect(page.locator(".Toastify__toast")).toHaveText(["Error"]);
	takeProblems(problems, failed);
});
