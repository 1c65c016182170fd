import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect, mockMarket, templateDetail, test } from "../kit/browser";
import { chooseLanguage, open } from "../kit/navigation";
import { english } from "../kit/translations";

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

/** Waits until the results of a query are shown: those of the query before it may stay for a moment. */
async function expectCompleteResults(page: Page) {
	const results = page.locator("[data-result-count]");
	await expect(results.locator("mark").first()).toBeVisible();
	await expect(results).toHaveAttribute("aria-busy", "false");
}

test("the URL keeps query, filters and order through history and language changes", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => {
		if (/page-data\.json\?/.test(request.url())) requested.push(request.url());
	});
	await openSearch(page, "/templates/?utm_source=chat");
	await page.getByRole("radio", { name: english.search.price.free }).click();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
	await page.getByRole("combobox", { name: english.search.sort.label }).selectOption("scripts");
	await expect(titles(page)).toHaveText([6, 4, 2].map(titleOf));
	await expect(page).toHaveURL("/templates/?price=free&sort=scripts&utm_source=chat");
	await searchbox(page).fill("t");
	await expect(page).toHaveURL("/templates/?q=t&price=free&sort=scripts&utm_source=chat");
	await expectCompleteResults(page);
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
	await expect(page.getByRole("radio", { name: english.search.price.all })).toBeChecked();
	await page.goForward();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
	await expect(page.getByRole("radio", { name: english.search.price.free })).toBeChecked();
	await page.reload();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
	await expect(page.getByRole("radio", { name: english.search.price.free })).toBeChecked();
	// A page has the same data with each query.
	expect(requested).toEqual([]);
});

test("a search is not announced as a new page", async ({ page }) => {
	const hostile = `q=%E0%A4%A&q=2&price[]=free&price=__proto__&sort=constructor&tag=%22%3E&tag=${"b".repeat(500)}`;
	await openSearch(page, `/templates/?q=%00%3Cscript%3Ealert(1)%3C%2Fscript%3E${"a".repeat(5_000)}&${hostile}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const requested: string[] = [];
	page.on("request", (request) => {
		// Links may prefetch other pages at any time.
		if (/page-data\/templates\//.test(request.url())) requested.push(request.url());
	});
	const changes = await page.evaluateHandle(() => {
		const changes: string[] = [];
		const region = document.getElementById("route-announcer");
		new MutationObserver(() => {
			if (region?.ariaLive !== "off" && region?.textContent) changes.push(region.textContent);
		}).observe(region as Node, { childList: true, subtree: true, characterData: true });
		new MutationObserver((records) => {
			for (const { attributeName } of records) changes.push(`${attributeName}`);
		}).observe(document.documentElement, { attributeFilter: ["lang"] });
		return changes;
	});
	await searchbox(page).fill("");
	await expect(cards(page)).toHaveCount(list.length);
	await searchbox(page).pressSequentially("telegram");
	await expect(titles(page)).toHaveCount(2);
	await expect(page).toHaveURL(/\?q=telegram(&|$)/);
	await searchbox(page).pressSequentially(" sup");
	await expect(titles(page)).toHaveCount(1);
	await expect(page).toHaveURL(/\?q=telegram\+sup(&|$)/);
	// Strings of the market are shown as text, not as HTML.
	await searchbox(page).fill("<questions> chat");
	await expect(cards(page).locator("mark")).toHaveText(["questions", "chat"]);
	await expect(cards(page)).toContainText("Answers <questions> in a chat.");
	await page.getByRole("radio", { name: english.search.price.paid }).click();
	await expect(page).toHaveURL(/[?&]price=paid(&|$)/);
	await expect(page.locator("#route-announcer")).toHaveAttribute("aria-live", "assertive");
	await expect(page.locator("#route-announcer")).toHaveText("");
	await searchbox(page).fill("telegram qqqq");
	await expect(page.getByRole("heading", { name: english.search.none.title })).toBeVisible();
	await expectAccessible(page, "without results");
	expect(requested).toEqual([]);
	expect(await changes.jsonValue()).toEqual([]);
});

test("the lower parts of the cards in a row align, without a hole under titles of one line", async ({ page }) => {
	const names = ["One", "Two", "Three", "A title that is so long that it needs two lines of a card", "Five", "Six"];
	const body = names.map((title, index) => ({ id: index, title, description: "<p>Does it.</p>", script_count: 1 }));
	await mockMarket(page, { list: { body } });
	await open(page, "/templates/");
	await expect(titles(page)).toHaveText(names);
	const places = await cards(page).evaluateAll((all) =>
		all.map((card) => {
			const title = card.querySelector("h2") as HTMLElement;
			const [text, count] = card.querySelectorAll<HTMLElement>("h2 ~ p, h2 ~ div p");
			const lines = ((text?.offsetTop ?? 0) - title.offsetTop) / Number.parseFloat(getComputedStyle(title).lineHeight);
			return { lines: Math.floor(lines), count: count?.getBoundingClientRect().top };
		}),
	);
	expect(places.map(({ lines }) => lines)).toEqual([1, 1, 1, 2, 1, 1]);
	const counts = places.map(({ count }) => count);
	expect([new Set(counts.slice(0, 3)).size, new Set(counts.slice(3)).size]).toEqual([1, 1]);
});
