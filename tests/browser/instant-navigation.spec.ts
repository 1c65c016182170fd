import type { Page } from "@playwright/test";
import { expect, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { chooseLanguage, open, takeExpected } from "../kit/navigation";

/** Mocks a market whose detail calls wait for `respond`. Records the requested ids. */
async function mockSlowDetail(page: Page) {
	let respond = () => {};
	const responding = new Promise<void>((resolve) => {
		respond = resolve;
	});
	const requestedIds: string[] = [];
	await page.route("**/api/public/market/getAll*", async (route) => {
		const id = new URL(route.request().url()).searchParams.get("id");
		if (id === null) return route.fulfill({ json: templateList(30) });
		requestedIds.push(id);
		await responding;
		await route.fulfill({ json: templateDetail(`Template ${id}`, 3) });
	});
	return { requestedIds, respond };
}

test("a template page shows the data of the list at once", async ({ page }) => {
	const market = await mockSlowDetail(page);
	await open(page, "/templates/");
	await page.getByRole("article").nth(2).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template 3");
	await expect(page.getByRole("region", { name: "Description" })).toContainText("What template 3 does.");
	await expect(page.getByRole("tab", { name: "Scripts (3)" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Use this template" })).toBeVisible();
	await expect(page).toHaveTitle(/^Template 3/);
	await page.getByRole("tab", { name: "Scripts (3)" }).click();
	await expect(page.getByRole("button", { name: "Script 1" })).toHaveCount(0);
	market.respond();
	await expect(page.getByRole("button", { name: "Script 1" })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Scripts (3)" })).toHaveAttribute("aria-selected", "true");
	expect(market.requestedIds).toEqual(["3"]);
});

test('a failed template page keeps the data of the list, and "Try again" works', async ({ page, consoleErrors }) => {
	let detail: { status: number; body: unknown } = { status: 500, body: {} };
	await mockMarket(page, { list: { body: templateList(3) }, detail: () => detail });
	await open(page, "/templates/");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.locator(".Toastify__toast")).toHaveText(["Error!"]);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template 1");
	await expect(page.getByRole("heading", { level: 2, name: "The template could not be loaded" })).toBeVisible();
	detail = { status: 200, body: templateDetail("Recovered") };
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recovered");
	takeExpected(consoleErrors, /MarketError|Failed to load/);
});

for (const intent of ["hover", "focus"] as const) {
	test(`a template is prefetched once on ${intent}`, async ({ page }) => {
		const market = await mockSlowDetail(page);
		await open(page, "/templates/");
		const link = page.getByRole("article").nth(1).getByRole("link");
		await expect(link).toBeVisible();
		await link[intent]();
		await expect.poll(() => market.requestedIds).toEqual(["2"]);
		market.respond();
		await page.keyboard.press("Tab");
		await link.click();
		await page.getByRole("tab", { name: "Scripts (3)" }).click();
		await expect(page.getByRole("button", { name: "Script 1" })).toBeVisible();
		expect(market.requestedIds.filter((id) => id === "2")).toEqual(["2"]);
	});
}

test("a failed prefetch shows no toast, and the visit requests the template again", async ({ page, consoleErrors }) => {
	let detail: { status: number; body: unknown } = { status: 500, body: {} };
	const calls = await mockMarket(page, { list: { body: templateList(3) }, detail: () => detail });
	await open(page, "/templates/");
	const link = page.getByRole("article").first().getByRole("link");
	await link.hover();
	await expect.poll(() => consoleErrors.some((message) => message.includes("MarketError"))).toBe(true);
	detail = { status: 200, body: templateDetail("Second try") };
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second try");
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
	expect(calls.detail).toBe(2);
	takeExpected(consoleErrors, /MarketError|Failed to load/);
});

test("a pointer that moves across cards prefetches nothing", async ({ page }) => {
	const market = await mockSlowDetail(page);
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toBeVisible();
	await page.evaluate(() => {
		for (const link of document.querySelectorAll("article a")) {
			link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
			link.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body }));
		}
	});
	await page.waitForTimeout(300);
	expect(market.requestedIds).toEqual([]);
});

test("the language changes without a loading state", async ({ page }) => {
	await open(page, "/template/101/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.evaluate(() => {
		const shownHeadings: string[] = [];
		Object.assign(window, { shownHeadings });
		new MutationObserver(() => {
			const heading = document.querySelector("h1")?.textContent ?? "none";
			if (!shownHeadings.includes(heading)) shownHeadings.push(heading);
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
	});
	// The market no longer responds, so only cached data can be shown.
	await page.route("**/api/**", () => {});
	await chooseLanguage(page, "ru");
	await expect(page.getByRole("tab").first()).toHaveText("Обзор");
	expect(await page.evaluate(() => (window as unknown as { shownHeadings: string[] }).shownHeadings)).toEqual([
		"Exchange rates to Telegram",
	]);
	await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("screen readers announce the title after navigation, and nothing for tabs and scripts", async ({ page }) => {
	await open(page, "/ru/templates/");
	const announcements = await page.evaluateHandle(() => {
		const texts: string[] = [];
		const announcer = document.getElementById("route-announcer") as HTMLElement;
		// Records the text of each frame.
		const look = () => {
			const text = announcer.textContent ?? "";
			if (text !== texts.at(-1)) texts.push(text);
			requestAnimationFrame(() => setTimeout(look));
		};
		look();
		return texts;
	});
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page).toHaveTitle(/^Exchange rates/);
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page).toHaveURL(/#script-/);
	await expect.poll(() => announcements.jsonValue()).toEqual(["", "Exchange rates to Telegram · Qahva"]);
	// Gatsby's own announcer speaks English only.
	await expect(page.locator("#gatsby-announcer")).toBeHidden();
});
