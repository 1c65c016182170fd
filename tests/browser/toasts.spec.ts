import { expect, languages, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { mockFailingMarket } from "../kit/invalid-responses";
import { open, takeExpected } from "../kit/navigation";
import { translations } from "../kit/translations";

const marketErrors = /^Failed to load resource|MarketError/;

for (const { code } of languages) {
	const { toasts, list } = translations(code, "catalog");
	const detail = translations(code, "template");
	const { actions, notifications } = translations(code, "common");

	for (const [route, call, text, title] of [
		["/templates/", "list", toasts.listFailed, list.error.title],
		["/template/1/", "detail", toasts.detailFailed, detail.error.title],
	] as const) {
		test(`the toast on ${path(route, code)} shows 8 px from the top for three seconds`, async ({
			page,
			consoleErrors,
		}) => {
			const market = await mockFailingMarket(page, (each) => each.fulfill({ status: 500, json: {} }));
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
			expect(market.calls[call], "no automatic retry").toBe(1);

			await page.getByRole("button", { name: actions.tryAgain }).click();
			await expect(toast).toHaveText([text]);
			expect(market.calls[call]).toBe(2);
			// A click waits until the toast stops moving. On a busy machine it is gone by then.
			await toast.getByRole("button", { name: notifications.close }).press("Enter");
			await expect(toast).toHaveCount(0);
			expect(consoleErrors.filter((message) => message.includes("MarketError"))).toHaveLength(2);
			takeExpected(consoleErrors, marketErrors);
		});
	}

	test(`an unknown template links back to the list in ${code}`, async ({ page, consoleErrors }) => {
		await open(page, path("/template/999999/", code));
		await expect(page.locator(".Toastify__toast")).toHaveText([toasts.detailFailed]);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(detail.unknown.title);
		await expect(page.getByRole("button", { name: actions.tryAgain })).toHaveCount(0);
		takeExpected(consoleErrors, marketErrors);
		await page.getByRole("main").getByRole("link", { name: detail.unknown.back }).click();
		await expect(page).toHaveURL(path("/templates/", code));
		await expect(page.getByRole("article").first()).toBeVisible();
	});

	test(`an empty list has an empty state in ${code}`, async ({ page }) => {
		await mockMarket(page, { list: { body: [] } });
		await open(page, path("/templates/", code));
		await expect(page.getByRole("heading", { name: list.empty.title })).toBeVisible();
		await expect(page.locator(".Toastify__toast")).toHaveCount(0);
	});

	test(`a slow market shows a loading state in ${code}`, async ({ page }) => {
		for (const [route, loading] of [
			["/templates/", list.loading],
			["/template/5/", detail.loading],
		] as const) {
			let respond = () => {};
			const responding = new Promise<void>((resolve) => {
				respond = resolve;
			});
			await page.route("**/api/public/market/getAll*", async (each) => {
				// The template page calls for the list, too: for related templates.
				const isDetail = each.request().url().includes("id=");
				await responding;
				await each.fulfill({ json: isDetail ? templateDetail("Slow") : templateList(3) });
			});
			await open(page, path(route, code));
			await expect(page.getByRole("status").filter({ hasText: loading })).toHaveCount(1);
			await expect(page.locator("main [data-needs-script][aria-hidden=true]")).toBeVisible();
			await expect(page.getByRole("article")).toHaveCount(0);
			respond();
			await expect(page.getByRole("article").first()).toBeVisible();
			await expect(page.getByRole("status").filter({ hasText: loading })).toHaveCount(0);
			await expect(page.locator("main [data-needs-script][aria-hidden=true]")).toHaveCount(0);
			await page.unrouteAll();
		}
	});
}

test("a toast shows for three seconds with reduced motion", async ({ page, consoleErrors }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await mockFailingMarket(page, (each) => each.fulfill({ status: 500, json: {} }));
	await open(page, "/templates/");
	// Measured in the page, without the delays of this test.
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
	takeExpected(consoleErrors, marketErrors);
});

test("invalid entries are skipped", async ({ page, consoleErrors }) => {
	await mockMarket(page, { list: { body: [null, ...templateList(2), { id: 9 }] } });
	await open(page, "/templates/");
	await expect(page.getByRole("article")).toHaveCount(2);
	expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("2 of 4")]);
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
});

test("each failed call shows one toast", async ({ page, consoleErrors }) => {
	await mockFailingMarket(page, (each) => each.abort("connectionreset"));
	await open(page, "/");
	await page.locator("#templates").scrollIntoViewIfNeeded();
	await expect(page.locator(".Toastify__toast")).toHaveText(["Error"]);
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
	await page.getByRole("link", { name: "See all" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "All templates" })).toBeVisible();
	await expect(page.getByRole("heading", { name: translations("en", "catalog").list.error.title })).toBeVisible();
	await expect(page.locator(".Toastify__toast")).toHaveText(["Error"]);
	takeExpected(consoleErrors, marketErrors);
});
