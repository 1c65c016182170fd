import type { Page } from "@playwright/test";
import { decorationsOf } from "../../src/features/catalog/decorations";
import { formatDate, formatMoney } from "../../src/i18n/format";
import { languages as all } from "../../src/i18n/languages";
import { siteUrl } from "../../src/seo/site-metadata";
import { expect, languages, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { chooseLanguage, headerBottom, open, push, settledScroll, takeExpected, waitForCards } from "../kit/navigation";
import { readHead } from "../kit/read-head";
import { english, interpolate, translations } from "../kit/translations";

type Detail = { title: string; data: { script: { id: number; name: string; releaseCode: string } }[] };

const { registration } = readContent<{ registration: string }>("site");
const row = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a template shows its card, description and scripts", async ({ page, request }) => {
	const { title } = translations("ru", "catalog");
	const copy = translations("ru", "template");
	const { breadcrumb: trail, brand } = translations("ru", "common");
	const detail: Detail = await (await request.get("/api/public/market/getAll?id=101")).json();
	await open(page, path("/template/101/", "ru"));
	await expect(heading(page)).toHaveText(detail.title);
	await expect(page).toHaveTitle(`${detail.title} · ${brand.name}`);
	const breadcrumb = page.getByRole("navigation", { name: trail.label });
	await expect(breadcrumb.getByRole("listitem")).toHaveText([trail.home, title, detail.title]);
	await expect(breadcrumb.getByRole("link", { name: title })).toHaveAttribute("href", path("/templates/", "ru"));

	const article = page.getByRole("main").getByRole("article");
	// The price of the list, where it is the first.
	await expect(article).toContainText(formatMoney(decorationsOf("101", 0).price, "ru"));
	await expect(article.getByRole("term")).toContainText([copy.created, copy.updated]);
	await expect(article.getByRole("definition").first()).toHaveText(formatDate(new Date(), "ru"));
	const link = page.getByRole("link", { name: copy.use, exact: true });
	const url = new URL((await link.getAttribute("href")) ?? "");
	expect(url.origin + url.pathname).toBe(registration);
	expect(Object.fromEntries(url.searchParams)).toEqual({ template: "101", language: "ru" });

	const scripts = page.getByRole("tab", { name: interpolate(copy.scripts, { count: detail.data.length }) });
	const info = page.getByRole("tab", { name: copy.info, exact: true });
	await expect(info).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("region", { name: copy.description })).toBeVisible();
	await info.focus();
	await page.keyboard.press("ArrowRight");
	await expect(scripts).toBeFocused();
	await expect(page).toHaveURL(path("/template/101/#scripts", "ru"));
	const panel = page.getByRole("tabpanel");
	const rows = panel.getByRole("button");
	await expect(rows).toHaveText(detail.data.map(({ script }) => script.name));
	await expect(panel.locator("pre")).toHaveCount(0);
	for (const [index, { script }] of detail.data.entries()) {
		await rows.nth(index).click();
		await expect(panel.locator("button[aria-expanded=true]")).toHaveText(script.name);
		await expect(panel.locator("pre")).toHaveCount(1);
		expect(await panel.locator("pre").textContent()).toBe(script.releaseCode);
	}
	await rows.last().press("Enter");
	await expect(panel.locator("pre")).toHaveCount(0);

	await test.step("a change of the tab does not scroll the page", async () => {
		await page.setViewportSize({ width: 375, height: 600 });
		await scripts.scrollIntoViewIfNeeded();
		await page.mouse.wheel(0, 150);
		await scripts.hover();
		const before = await settledScroll(page);
		expect(before).toBeGreaterThan(0);
		const tops = await page.evaluateHandle(() => {
			const seen: number[] = [];
			window.addEventListener("scroll", () => seen.push(window.scrollY));
			return seen;
		});
		for (const tab of [info, scripts]) {
			await tab.click();
			await expect(tab).toHaveAttribute("aria-selected", "true");
			await expect(panel).toBeVisible();
		}
		expect((await tops.jsonValue()).filter((top) => Math.abs(top - before) > 2)).toEqual([]);
	});
});

test("the hash keeps the tab and the script, and the head describes the template", async ({ page }) => {
	const calls = await mockMarket(page, {
		list: { body: templateList(5) },
		detail: (id) => ({ body: templateDetail(`Template ${id}`, id === "2" ? 12 : 3) }),
	});
	const isOpen = (name: string) => expect(row(page, name)).toHaveAttribute("aria-expanded", "true");
	const goTo = (hash: string) => page.evaluate((to) => window.location.assign(to), hash);
	await open(page, "/template/2/?x=1#script-21");
	await isOpen("Script 12");
	await expect(row(page, "Script 12")).toBeFocused();
	await expect(row(page, "Script 12")).toBeInViewport();
	await settledScroll(page);
	expect((await row(page, "Script 12").boundingBox())?.y).toBeGreaterThanOrEqual(await headerBottom(page));
	const pager = page.getByRole("navigation", { name: english.template.more.label });
	await expect(pager.getByRole("link")).toHaveText([/Template 1$/, /Template 3$/]);
	expect(calls).toEqual({ list: 1, detail: 1 });

	await test.step("the head", async () => {
		const { titles, metas, links, alternates } = await readHead(page);
		const address = (code: (typeof languages)[number]["code"]) => siteUrl + path("/template/2/", code);
		expect(titles).toEqual(["Template 2 · Qahva"]);
		expect(metas).toMatchObject({
			description: ["About Template 2."],
			"og:title": ["Template 2"],
			"og:description": ["About Template 2."],
			"og:url": [address("en")],
		});
		expect(metas.robots).toBeUndefined();
		expect(links.canonical).toEqual([address("en")]);
		const byLanguage = Object.fromEntries(all.map(({ code }) => [code, address(code)]));
		expect(alternates).toEqual({ ...byLanguage, "x-default": address("en") });
		const names = page.locator("[itemtype='https://schema.org/BreadcrumbList'] [itemprop=name]");
		await expect(names).toHaveText(["Home", "Templates", "Template 2"]);
	});

	await row(page, "Script 3").click();
	await expect(page).toHaveURL("/template/2/?x=1#script-12");
	await expect(page.locator("button[aria-expanded=true]")).toHaveText("Script 3");
	await page.getByRole("tab", { name: english.template.info }).click();
	await expect(page).toHaveURL("/template/2/?x=1");
	await page.getByRole("tab", { name: "Scripts (12)" }).click();
	await expect(page).toHaveURL("/template/2/?x=1#script-12");
	await page.reload();
	await isOpen("Script 3");
	await chooseLanguage(page, "uz");
	await expect(page).toHaveURL("/uz/template/2/?x=1#script-12");
	await isOpen("Script 3");
	await row(page, "Script 3").click();
	await expect(page).toHaveURL("/uz/template/2/?x=1#scripts");
	await expect(page.locator("pre")).toHaveCount(0);

	await goTo("#script-11");
	await isOpen("Script 2");
	await expect(row(page, "Script 2")).toBeFocused();
	await goTo("#nonsense");
	await expect(page.getByRole("tab", { selected: true })).toHaveText(translations("uz", "template").info);
	await page.goBack();
	await isOpen("Script 2");
	for (const hash of ["#script-999", "#script-"]) {
		await goTo(hash);
		await expect(page.getByRole("tab", { selected: true })).toHaveText(/12/);
		await expect(page.locator("pre")).toHaveCount(0);
	}

	await test.step("another template starts with its first tab", async () => {
		await goTo("#script-11");
		await isOpen("Script 2");
		await push(page, "/uz/template/3/");
		await expect(heading(page)).toHaveText("Template 3");
		await expect(page.getByRole("tab", { selected: true })).toHaveText(translations("uz", "template").info);
		await page.getByRole("tab", { name: /3/ }).click();
		await expect(page.locator("pre")).toHaveCount(0);
		await expect(page).toHaveTitle(/^Template 3/);
	});
});

test("a template links to related, previous and next templates, and its scripts add no history entries", async ({
	page,
}) => {
	const { more } = translations("uz", "template");
	await open(page, path("/templates/", "uz"));
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
	await page.getByRole("tab").last().click();
	const rows = page.getByRole("tabpanel").getByRole("button");
	for (const index of [0, 1]) {
		await rows.nth(index).click();
		await expect(page.locator("pre")).toHaveCount(1);
	}
	await page.goBack();
	await expect(page).toHaveURL(path("/templates/", "uz"));
	await page.goForward();
	// The section is rendered near the viewport.
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await pager.getByRole("link").last().click();
	await expect(heading(page)).toHaveText(titles[2] ?? "");
	const other = await related.getByRole("link").first().locator("span").first().innerText();
	await related.getByRole("link").first().click();
	await expect(heading(page)).toHaveText(other);
});

test("sharing uses the clipboard, a field or the share sheet, also without the list", async ({
	page,
	consoleErrors,
}) => {
	const { share } = translations("en", "template");
	let list = { status: 500, json: {} as unknown };
	await page.route("**/getAll", (route) => route.fulfill(list));
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await open(page, "/template/101/?utm=mail#script-1002");
	const shared = new URL("/template/101/#script-1002", page.url()).href;
	const button = page.getByRole("button", { name: new RegExp(`${share.label}|${share.copied}`) });
	await button.click();
	await expect(page.getByRole("status").filter({ hasText: share.copied })).toHaveCount(1);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);

	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
	});
	await button.click();
	const field = page.getByRole("textbox", { name: share.byHand });
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(shared);
	expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(shared.length);

	await test.step("the share sheet of touch devices, which the visitor closes", async () => {
		const sheet = await page.evaluateHandle(() => {
			const shown: unknown[] = [];
			const matches = window.matchMedia.bind(window);
			window.matchMedia = (query) =>
				query === "(pointer: coarse)" ? ({ matches: true } as MediaQueryList) : matches(query);
			navigator.share = async (data) => {
				shown.push(data);
				throw new DOMException("closed", "AbortError");
			};
			return shown;
		});
		await button.click();
		await expect.poll(() => sheet.jsonValue()).toEqual([{ title: "Exchange rates to Telegram", url: shared }]);
	});
	await test.step("the list that failed is called again on its page", async () => {
		expect(takeExpected(consoleErrors, /MarketError|Failed to load/)).toBe(2);
		await expect(page.locator(".Toastify__toast")).toHaveCount(0);
		list = { status: 200, json: templateList(4) };
		await page.getByRole("main").getByRole("link", { name: english.catalog.title }).click();
		await expect(page.getByRole("article")).toHaveCount(4);
	});
});

test("metadata is updated on navigation and on language changes", async ({ page }) => {
	const url = (route: string, code: (typeof languages)[number]["code"]) => siteUrl + path(route, code);
	await open(page, "/");
	await waitForCards(page);
	await page.getByRole("main").getByRole("article").first().getByRole("link").click();
	await expect(page).toHaveURL(/\/template\/\d+\/$/);
	const { pathname } = new URL(page.url());
	const title = await heading(page).innerText();
	await expect(page).toHaveTitle(`${title} · Qahva`);
	expect((await readHead(page)).links.canonical).toEqual([siteUrl + pathname]);
	// The structured data of the landing page is gone.
	expect((await readHead(page)).nodes).toEqual([]);

	for (const code of ["uz", "ru"] as const) {
		await chooseLanguage(page, code);
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", url(pathname, code));
		const head = await readHead(page);
		expect(head.titles).toEqual([`${title} · Qahva`]);
		expect(head.metas["og:url"]).toEqual([url(pathname, code)]);
		expect(head.metas.description).toHaveLength(1);
	}

	const { breadcrumb } = translations("ru", "common");
	const { metaTitle } = translations("ru", "catalog").list;
	await page.getByRole("navigation", { name: breadcrumb.label }).getByRole("link").last().click();
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", url("/templates/", "ru"));
	const head = await readHead(page);
	expect(head.titles).toEqual([`${metaTitle} · Qahva`]);
	expect(head.metas["og:title"]).toEqual([metaTitle]);
	expect(Object.keys(head.alternates)).toHaveLength(languages.length + 1);
});
