import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { recordLayoutShifts } from "../kit/layout-shift";
import { chooseLanguage, open, settledScroll } from "../kit/navigation";
import { interpolate, pluralized, translations } from "../kit/translations";

const list = [
	{ id: 1, title: "Exchange rates to Telegram", description: "<p>Posts the <b>rates</b> each morning.</p>" },
	{ id: 2, title: "Отчёт о продажах", description: "<p>Выгружает заказы из 1С в таблицу.</p>" },
	{ id: 3, title: "Oʻzbekiston valyuta kurslari", description: "<p>Maʼlumotlarni har kuni yangilaydi.</p>" },
	{ id: 4, title: "Telegram support bot", description: "<p>Answers &lt;questions&gt; in a chat.</p>" },
	{ id: 5, title: "Резервное копирование", description: "<p>Проверяет свежую копию базы.</p>" },
	{ id: 6, title: "Buyurtmalar holati", description: "<p>Mijozlarga xabar beradi.</p>" },
].map((template, index) => ({ ...template, script_count: index + 1 }));

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const titles = (page: Page) => cards(page).getByRole("heading");
const titleOf = (id: number) => list[id - 1]?.title ?? "";
const searchbox = (page: Page) => page.getByRole("searchbox");

/** Opens the list with the templates above. */
async function openSearch(page: Page, address: string) {
	await mockMarket(page, { list: { body: list }, detail: (id) => ({ body: templateDetail(titleOf(Number(id))) }) });
	await open(page, address);
	await expect(
		cards(page)
			.or(page.getByRole("main").getByRole("heading", { level: 2 }))
			.first(),
	).toBeVisible();
}

const queriesWithTypos = { en: ["telegarm", 1], ru: ["резрвное", 5], uz: ["buyurtmlar", 6] } as const;

for (const { code } of languages) {
	const find = translations(code, "search");
	const { list: all } = translations(code, "catalog");

	test(`a query with a typo finds a template by keyboard, and the URL keeps it, in ${code}`, async ({ page }) => {
		const [query, id] = queriesWithTypos[code];
		await openSearch(page, path("/templates/", code));
		await page.keyboard.press("ControlOrMeta+k");
		await expect(searchbox(page)).toBeFocused();
		await expect(searchbox(page)).toHaveAccessibleName(find.search);
		await page.keyboard.type(query);
		await expect(titles(page).first()).toHaveText(titleOf(id));
		await expect(cards(page).locator("mark").first()).toBeVisible();
		await expect(page).toHaveURL(`${path("/templates/", code)}?${new URLSearchParams({ q: query })}`);
		const count = await cards(page).count();
		await expect(page.getByRole("status").first()).toHaveText(pluralized(find, "count", count, code));
		await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("link", { name: titleOf(id) })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(path(`/template/${id}/`, code));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(id));
		await page.goBack();
		await expect(searchbox(page)).toHaveValue(query);
		await expect(titles(page).first()).toHaveText(titleOf(id));
	});

	test(`the empty state explains the filters and clears them in ${code}`, async ({ page }) => {
		await openSearch(page, path("/templates/?q=telegram+qqqq&tag=Nothing", code));
		await expect(page.getByRole("heading", { name: find.none.title })).toBeVisible();
		await expect(page.getByText(interpolate(find.none.query, { query: "telegram qqqq" }))).toBeVisible();
		await expectAccessible(page, "no results");
		await page.getByRole("button", { name: find.none.clear }).click();
		await expect(cards(page)).toHaveCount(list.length);
		await expect(page).toHaveURL(path("/templates/", code));
		await expect(searchbox(page)).toBeFocused();
		await expect(page.getByRole("status").first()).toHaveText(pluralized(all, "count", list.length, code));
	});
}

test("matches are highlighted and templates are shown as text, not as HTML", async ({ page }) => {
	await openSearch(page, "/templates/?q=%3Cquestions%3E+chat");
	await expect(titles(page)).toHaveText(["Telegram support bot"]);
	await expect(cards(page).locator("mark")).toHaveText(["questions", "chat"]);
	await expect(cards(page)).toContainText("Answers <questions> in a chat.");
});

test("the URL keeps query, filters and order through history and language changes", async ({ page }) => {
	await openSearch(page, "/templates/?utm_source=chat");
	await page.getByRole("radio", { name: "Free" }).click();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
	await page.getByRole("combobox", { name: "Order" }).selectOption("scripts");
	await expect(titles(page)).toHaveText([6, 4, 2].map(titleOf));
	await expect(page).toHaveURL("/templates/?price=free&sort=scripts&utm_source=chat");
	await searchbox(page).fill("t");
	await expect(page).toHaveURL("/templates/?q=t&price=free&sort=scripts&utm_source=chat");
	const shown = await titles(page).allInnerTexts();

	await chooseLanguage(page, "ru");
	await expect(page).toHaveURL("/ru/templates/?q=t&price=free&sort=scripts&utm_source=chat");
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
	await expect(titles(page)).toHaveText(shown);
	await expect(searchbox(page)).toHaveValue("t");

	await page.goBack();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(searchbox(page)).toHaveValue("t");
	await page.goBack();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
	await expect(searchbox(page)).toHaveValue("");
	await page.goBack();
	await expect(cards(page)).toHaveCount(list.length);
	await page.goForward();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
	await expect(page.getByRole("radio", { name: "Free" })).toBeChecked();
	await page.reload();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
});

test("tag filters match the tags of the cards", async ({ page }) => {
	await open(page, "/templates/");
	const tags = page.getByRole("group", { name: "Languages" });
	await tags.getByRole("button", { name: "Java", exact: true }).click();
	await tags.getByRole("button", { name: "C++", exact: true }).click();
	await expect(page).toHaveURL("/templates/?tag=C%2B%2B&tag=Java");
	await expect.poll(() => cards(page).count()).toBeLessThan(24);
	for (const text of await cards(page).getByRole("list", { name: "Languages" }).allInnerTexts()) {
		expect(text.split("\n")).toEqual(expect.arrayContaining([expect.stringMatching(/^(Java|C\+\+)$/)]));
	}
	await page.getByRole("button", { name: "Clear all" }).click();
	await expect(page).toHaveURL("/templates/");
	await expect(tags.getByRole("button", { pressed: true })).toHaveCount(0);
});

test("the shortcut focuses the search; Escape clears it, then leaves it", async ({ page }) => {
	await openSearch(page, "/templates/?q=bot");
	await expect(titles(page)).toHaveText(["Telegram support bot"]);
	await page.keyboard.press("ControlOrMeta+k");
	await expect(searchbox(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(cards(page)).toHaveCount(list.length);
	await expect(searchbox(page)).toBeFocused();
	await expect(page).toHaveURL("/templates/");
	await page.keyboard.press("Escape");
	await expect(searchbox(page)).not.toBeFocused();
});

for (const address of [
	"?q=%00%3Cscript%3Ealert(1)%3C%2Fscript%3E",
	"?price=__proto__&sort=constructor&tag=%22%3E",
	`?q=${"a".repeat(5000)}&tag=${"b".repeat(500)}`,
	"?q=%E0%A4%A&q=2&price[]=free",
]) {
	test(`the page loads with the query string ${address.slice(0, 40)}`, async ({ page }) => {
		await openSearch(page, `/templates/${address}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(searchbox(page)).toBeEditable();
	});
}

test("text typed before hydration is searched", async ({ page }) => {
	await mockMarket(page, { list: { body: list } });
	let start = () => {};
	const started = new Promise<void>((resolve) => {
		start = resolve;
	});
	await page.route("**/app-*.js", async (route) => {
		await started;
		await route.fallback();
	});
	await page.goto("/templates/", { waitUntil: "commit" });
	await searchbox(page).pressSequentially("support");
	start();
	await expect(titles(page)).toHaveText(["Telegram support bot"]);
	await expect(searchbox(page)).toHaveValue("support");
});

test("the search index loads on demand, and titles are searched if it fails", async ({ page, consoleErrors }) => {
	const scripts: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
	await openSearch(page, "/templates/");
	await page.waitForLoadState("networkidle");
	const before = scripts.length;
	await page.route("**/*.js", (route) => route.abort());
	await searchbox(page).focus();
	await expect.poll(() => scripts.length).toBe(before + 1);
	await searchbox(page).fill("support");
	await expect(titles(page)).toHaveText(["Telegram support bot"]);
	await expect.poll(() => consoleErrors.splice(0).join()).toMatch(/ChunkLoadError|Failed to load/);
	await page.waitForTimeout(500);
	consoleErrors.length = 0;
});

test("hydration and the list cause no layout shift", async ({ page }) => {
	const shifts = await recordLayoutShifts(page);
	for (const width of [375, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await open(page, "/templates/");
		await expect(cards(page).first()).toBeVisible();
		await page.waitForTimeout(500);
		expect(await shifts()).toEqual([]);
	}
});

test("going back from a template restores the results and the scroll position", async ({ page }) => {
	await open(page, "/templates/");
	await searchbox(page).fill("the");
	await expect(page).toHaveURL("/templates/?q=the");
	const card = cards(page).nth(7);
	await card.scrollIntoViewIfNeeded();
	const before = await settledScroll(page);
	expect(before).toBeGreaterThan(300);
	const title = await card.getByRole("heading").innerText();
	await card.getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await page.goBack();
	await expect(cards(page).nth(7).getByRole("heading")).toHaveText(title);
	await expect.poll(async () => Math.abs((await settledScroll(page)) - before)).toBeLessThan(2);
});

test("a search is not announced as a new page", async ({ page }) => {
	await openSearch(page, "/templates/");
	const announcer = page.locator("#route-announcer");
	await page.evaluate(() => {
		const announced: string[] = [];
		Object.assign(window, { announced });
		const region = document.getElementById("route-announcer");
		new MutationObserver(() => {
			if (region?.ariaLive !== "off" && region?.textContent) announced.push(region.textContent);
		}).observe(region as Node, { childList: true, subtree: true, characterData: true });
	});
	await searchbox(page).fill("bot");
	await expect(page).toHaveURL("/templates/?q=bot");
	await page.getByRole("radio", { name: "Paid" }).click();
	await expect(page).toHaveURL("/templates/?q=bot&price=paid");
	await expect(announcer).toHaveAttribute("aria-live", "assertive");
	await expect(announcer).toHaveText("");
	expect(await page.evaluate(() => (window as Window & { announced?: string[] }).announced)).toEqual([]);
});

test("a search requests no page data and keeps the lang attribute", async ({ page }) => {
	await openSearch(page, "/templates/");
	const requested: string[] = [];
	page.on("request", (request) => {
		// Links may prefetch other pages at any time.
		if (/page-data\/(app-data|templates\/)/.test(request.url())) requested.push(request.url());
	});
	await page.evaluate(() => {
		const changed: string[] = [];
		Object.assign(window, { changed });
		new MutationObserver((records) => {
			for (const { attributeName } of records) changed.push(`${attributeName}`);
		}).observe(document.documentElement, { attributeFilter: ["lang"] });
	});
	await searchbox(page).pressSequentially("telegram");
	await expect(titles(page)).toHaveCount(2);
	await expect(page).toHaveURL("/templates/?q=telegram");
	await searchbox(page).pressSequentially(" sup");
	await expect(titles(page)).toHaveCount(1);
	await expect(page).toHaveURL("/templates/?q=telegram+sup");
	await searchbox(page).fill("");
	await expect(page).toHaveURL("/templates/");
	await expect(cards(page)).toHaveCount(list.length);
	expect(requested).toEqual([]);
	expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual([]);
});
