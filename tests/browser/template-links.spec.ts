import type { Page } from "@playwright/test";
import { expect, languages, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { chooseLanguage, headerBottom, open, settledScroll, takeExpected } from "../kit/navigation";
import { translations } from "../kit/translations";

const { registration } = readContent<{ registration: string }>("site");
const mockTemplates = (page: Page, scripts = 3) =>
	mockMarket(page, {
		list: { body: templateList(5) },
		detail: (id) => ({ body: templateDetail(`Template ${id}`, scripts) }),
	});
const row = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the hash of a script opens, focuses and shows it", async ({ page }) => {
	await mockTemplates(page, 12);
	await open(page, "/template/2/?x=1#script-21");
	await expect(row(page, "Script 12")).toHaveAttribute("aria-expanded", "true");
	await expect(row(page, "Script 12")).toBeFocused();
	await expect(row(page, "Script 12")).toBeInViewport();
	await settledScroll(page);
	expect((await row(page, "Script 12").boundingBox())?.y).toBeGreaterThanOrEqual(await headerBottom(page));
	await row(page, "Script 3").click();
	await expect(page).toHaveURL("/template/2/?x=1#script-12");
	await expect(page.locator("button[aria-expanded=true]")).toHaveText("Script 3");
	await row(page, "Script 3").click();
	await expect(page).toHaveURL("/template/2/?x=1#scripts");
	await expect(page.locator("pre")).toHaveCount(0);
});

test("the open script survives tab changes, a reload and a language change", async ({ page }) => {
	await mockTemplates(page);
	await open(page, "/template/2/#scripts");
	await row(page, "Script 2").click();
	await expect(page).toHaveURL("/template/2/#script-11");
	await page.getByRole("tab", { name: "Info" }).click();
	await expect(page).toHaveURL("/template/2/");
	await page.getByRole("tab", { name: "Scripts (3)" }).click();
	await expect(page).toHaveURL("/template/2/#script-11");
	await page.reload();
	await expect(row(page, "Script 2")).toHaveAttribute("aria-expanded", "true");
	await chooseLanguage(page, "uz");
	await expect(page).toHaveURL("/uz/template/2/#script-11");
	await expect(row(page, "Script 2")).toHaveAttribute("aria-expanded", "true");
});

test("opened scripts add no history entries", async ({ page }) => {
	await mockTemplates(page);
	await open(page, "/templates/");
	await page.getByRole("article").first().getByRole("link").click();
	await page.getByRole("tab").last().click();
	for (const name of ["Script 1", "Script 2", "Script 3"]) await row(page, name).click();
	await expect(page).toHaveURL("/template/1/#script-12");
	await page.goBack();
	await expect(page).toHaveURL("/templates/");
});

test("a changed hash opens another script, an unknown hash the Info tab", async ({ page }) => {
	await mockTemplates(page);
	await open(page, "/template/2/");
	const goTo = (hash: string) => page.evaluate((to) => window.location.assign(to), hash);
	await goTo("#script-11");
	await expect(row(page, "Script 2")).toHaveAttribute("aria-expanded", "true");
	await expect(row(page, "Script 2")).toBeFocused();
	await goTo("#script-12");
	await expect(row(page, "Script 3")).toHaveAttribute("aria-expanded", "true");
	await goTo("#nonsense");
	await expect(page.getByRole("tab", { name: "Info" })).toHaveAttribute("aria-selected", "true");
	await page.goBack();
	await expect(row(page, "Script 3")).toHaveAttribute("aria-expanded", "true");
	for (const hash of ["#script-999", "#script-"]) {
		await goTo(hash);
		await expect(page.getByRole("tab", { name: "Scripts (3)" })).toHaveAttribute("aria-selected", "true");
		await expect(page.locator("pre")).toHaveCount(0);
	}
});

for (const { code } of languages) {
	const detail = translations(code, "template");
	const { more } = detail;

	test(`the registration link has template and language in ${code}`, async ({ page }) => {
		await open(page, path("/template/101/", code));
		const link = page.getByRole("link", { name: detail.use, exact: true });
		const url = new URL((await link.getAttribute("href")) ?? "");
		expect(url.origin + url.pathname).toBe(registration);
		expect([...url.searchParams]).toEqual([
			["template", "101"],
			["language", code],
		]);
	});

	test(`sharing copies the link, or shows it if the clipboard is blocked, in ${code}`, async ({ page }) => {
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page, path("/template/101/?utm=mail#script-1002", code));
		const shared = new URL(path("/template/101/#script-1002", code), page.url()).href;
		const button = page.getByRole("button", { name: detail.share.label, exact: true });
		await button.click();
		await expect(page.getByRole("button", { name: detail.share.copied })).toBeVisible();
		await expect(page.getByRole("status").filter({ hasText: detail.share.copied })).toHaveCount(1);
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
		await expect(button).toBeVisible();

		await page.evaluate(() => {
			navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
		});
		await button.click();
		const field = page.getByRole("textbox", { name: detail.share.byHand });
		await expect(field).toBeFocused();
		await expect(field).toHaveValue(shared);
		expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(shared.length);
	});

	test(`a template links to related, previous and next templates in ${code}`, async ({ page }) => {
		await open(page, path("/templates/", code));
		const cards = page.getByRole("article").getByRole("heading");
		await expect(cards.nth(2)).toBeVisible();
		const titles = await cards.allInnerTexts();
		await cards.nth(1).getByRole("link").click();
		const related = page.getByRole("region", { name: more.related });
		await expect(related.getByRole("link")).toHaveCount(3);
		const pager = page.getByRole("navigation", { name: more.label });
		await expect(pager.getByRole("link")).toHaveText([
			new RegExp(`^${more.previous}.*${titles[0]}$`),
			new RegExp(`^${more.next}.*${titles[2]?.slice(0, 20)}`),
		]);
		await pager.getByRole("link").last().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[2] ?? "");
		const other = await related.getByRole("link").first().locator("span").first().innerText();
		await related.getByRole("link").first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(other);
	});
}

test("on touch devices the native share sheet is used, and closing it is no error", async ({ page }) => {
	await page.addInitScript(() => {
		const shared: unknown[] = [];
		Object.assign(window, { shared });
		const matches = window.matchMedia.bind(window);
		window.matchMedia = (query) =>
			query === "(pointer: coarse)" ? ({ matches: true } as MediaQueryList) : matches(query);
		navigator.share = async (data) => {
			shared.push(data);
			throw new DOMException("closed", "AbortError");
		};
	});
	await open(page, "/template/101/");
	await page.getByRole("button", { name: "Share" }).click();
	expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
		{ title: "Exchange rates to Telegram", url: new URL("/template/101/", page.url()).href },
	]);
	await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("on direct load the list is loaded for the previous and next template", async ({ page }) => {
	const calls = await mockTemplates(page);
	await open(page, "/template/2/");
	await expect(page.getByRole("tab").first()).toBeVisible();
	const pager = page.getByRole("navigation", { name: "More templates" });
	await expect(pager.getByRole("link")).toHaveText([/Template 1$/, /Template 3$/]);
	expect(calls).toEqual({ list: 1, detail: 1 });
});

test("a failed list on a template page is logged without toast and requested again on the list page", async ({
	page,
	consoleErrors,
}) => {
	let list = { status: 500, json: {} as unknown };
	await page.route("**/getAll", (route) => route.fulfill(list));
	await open(page, "/template/101/");
	await expect.poll(() => consoleErrors.some((message) => message.includes("MarketError"))).toBe(true);
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exchange rates to Telegram");
	expect(takeExpected(consoleErrors, /MarketError|Failed to load/)).toBe(2);
	list = { status: 200, json: templateList(4) };
	await page.getByRole("main").getByRole("link", { name: "Templates" }).click();
	await expect(page.getByRole("article")).toHaveCount(4);
});
