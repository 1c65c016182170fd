import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { copyOf, counted, fill } from "../kit/copy";
import { watchLayoutShifts } from "../kit/layout-shift";
import { open, settledScroll } from "../kit/visit";

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
const box = (page: Page) => page.getByRole("searchbox");

/** The search page over the catalogue above. */
async function openFinder(page: Page, address: string) {
	await mockMarket(page, { list: { body: list }, detail: (id) => ({ body: templateDetail(titleOf(Number(id))) }) });
	await open(page, address);
	await expect(
		cards(page)
			.or(page.getByRole("main").getByRole("heading", { level: 2 }))
			.first(),
	).toBeVisible();
}

const misspelt = { en: ["telegarm", 1], ru: ["резрвное", 5], uz: ["buyurtmlar", 6] } as const;

for (const { code } of languages) {
	const find = copyOf(code, "find");
	const { list: all } = copyOf(code, "market");

	test(`a misspelt word finds a template by keyboard alone, and the link to it can be shared, in ${code}`, async ({
		page,
	}) => {
		const [query, id] = misspelt[code];
		await openFinder(page, path("/templates/", code));
		await page.keyboard.press("/");
		await expect(box(page)).toBeFocused();
		await expect(box(page)).toHaveAccessibleName(find.search);
		await page.keyboard.type(query);
		await expect(titles(page).first()).toHaveText(titleOf(id));
		await expect(cards(page).locator("mark").first()).toBeVisible();
		await expect(page).toHaveURL(`${path("/templates/", code)}?${new URLSearchParams({ q: query })}`);
		const count = await cards(page).count();
		await expect(page.getByRole("status").first()).toHaveText(counted(find, "count", count, code));
		await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("link", { name: titleOf(id) })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(path(`/template/${id}/`, code));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(id));
		await page.goBack();
		await expect(box(page)).toHaveValue(query);
		await expect(titles(page).first()).toHaveText(titleOf(id));
	});

	test(`no results say what to change and clear with one press in ${code}`, async ({ page }) => {
		await openFinder(page, path("/templates/?q=telegram+qqqq&tag=Nothing", code));
		await expect(page.getByRole("heading", { name: find.none.title })).toBeVisible();
		await expect(page.getByText(fill(find.none.query, { query: "telegram qqqq" }))).toBeVisible();
		await expectAccessible(page, "no results");
		await page.getByRole("button", { name: find.none.clear }).click();
		await expect(cards(page)).toHaveCount(list.length);
		await expect(page).toHaveURL(path("/templates/", code));
		await expect(box(page)).toBeFocused();
		await expect(page.getByRole("status").first()).toHaveText(counted(all, "count", list.length, code));
	});
}

test("marks what was searched for, and nothing of a template is read as HTML", async ({ page }) => {
	await openFinder(page, "/templates/?q=%3Cquestions%3E+chat");
	await expect(titles(page)).toHaveText(["Telegram support bot"]);
	await expect(cards(page).locator("mark")).toHaveText(["questions", "chat"]);
	await expect(cards(page)).toContainText("Answers <questions> in a chat.");
});

test("filters, order and query are in the address, through history and in each language", async ({ page }) => {
	await openFinder(page, "/templates/?utm_source=chat");
	await page.getByRole("radio", { name: "Free" }).click();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
	await page.getByRole("combobox", { name: "Order" }).selectOption("scripts");
	await expect(titles(page)).toHaveText([6, 4, 2].map(titleOf));
	await expect(page).toHaveURL("/templates/?price=free&sort=scripts&utm_source=chat");
	await box(page).fill("t");
	await expect(page).toHaveURL("/templates/?q=t&price=free&sort=scripts&utm_source=chat");
	const shown = await titles(page).allInnerTexts();

	await page.getByRole("button", { name: "Language" }).click();
	await page.getByRole("menuitem", { name: /Russian/ }).click();
	await expect(page).toHaveURL("/ru/templates/?q=t&price=free&sort=scripts&utm_source=chat");
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
	await expect(titles(page)).toHaveText(shown);
	await expect(box(page)).toHaveValue("t");

	await page.goBack();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(box(page)).toHaveValue("t");
	await page.goBack();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
	await expect(box(page)).toHaveValue("");
	await page.goBack();
	await expect(cards(page)).toHaveCount(list.length);
	await page.goForward();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
	await expect(page.getByRole("radio", { name: "Free" })).toBeChecked();
	await page.reload();
	await expect(titles(page)).toHaveText([2, 4, 6].map(titleOf));
});

test("tags filter by what the cards show", async ({ page }) => {
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

test("Escape clears the search, then leaves it; a full stop of a Cyrillic keyboard is no slash elsewhere", async ({
	page,
}) => {
	await openFinder(page, "/templates/?q=bot");
	await expect(titles(page)).toHaveText(["Telegram support bot"]);
	await page.keyboard.press(".");
	await expect(box(page)).not.toBeFocused();
	await page.keyboard.press("/");
	await expect(box(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(cards(page)).toHaveCount(list.length);
	await expect(box(page)).toBeFocused();
	await expect(page).toHaveURL("/templates/");
	await page.keyboard.press("Escape");
	await expect(box(page)).not.toBeFocused();
});

for (const address of [
	"?q=%00%3Cscript%3Ealert(1)%3C%2Fscript%3E",
	"?price=__proto__&sort=constructor&tag=%22%3E",
	`?q=${"a".repeat(5000)}&tag=${"b".repeat(500)}`,
	"?q=%E0%A4%A&q=2&price[]=free",
]) {
	test(`an address with ${address.slice(0, 40)} shows the page`, async ({ page }) => {
		await openFinder(page, `/templates/${address}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(box(page)).toBeEditable();
	});
}

test("what is typed before the page is alive is searched for", async ({ page }) => {
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
	await box(page).pressSequentially("support");
	start();
	await expect(titles(page)).toHaveText(["Telegram support bot"]);
	await expect(box(page)).toHaveValue("support");
});

test("the engine comes when somebody searches, and the titles answer where it does not", async ({ page, problems }) => {
	const scripts: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
	await openFinder(page, "/templates/");
	await page.waitForLoadState("networkidle");
	const before = scripts.length;
	await page.route("**/*.js", (route) => route.abort());
	await box(page).focus();
	await expect.poll(() => scripts.length).toBe(before + 1);
	await box(page).fill("support");
	await expect(titles(page)).toHaveText(["Telegram support bot"]);
	await expect.poll(() => problems.splice(0).join()).toMatch(/ChunkLoadError|Failed to load/);
	await page.waitForTimeout(500);
	problems.length = 0;
});

test("the controls move nothing when they come alive, nor does the list when it comes", async ({ page }) => {
	const shifts = await watchLayoutShifts(page);
	for (const width of [375, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await open(page, "/templates/");
		await expect(cards(page).first()).toBeVisible();
		await page.waitForTimeout(500);
		expect(await shifts()).toEqual([]);
	}
});

test("going back from a template returns to the place in the results", async ({ page }) => {
	await open(page, "/templates/");
	await box(page).fill("the");
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
	await openFinder(page, "/templates/");
	const announcer = page.locator("#gatsby-announcer");
	await page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		const region = document.getElementById("gatsby-announcer");
		new MutationObserver(() => {
			if (region?.ariaLive !== "off" && region?.textContent) said.push(region.textContent);
		}).observe(region as Node, { childList: true, subtree: true, characterData: true });
	});
	await box(page).fill("bot");
	await expect(page).toHaveURL("/templates/?q=bot");
	await page.getByRole("radio", { name: "Paid" }).click();
	await expect(page).toHaveURL("/templates/?q=bot&price=paid");
	await expect(announcer).toHaveAttribute("aria-live", "assertive");
	await expect(announcer).toHaveText("");
	expect(await page.evaluate(() => (window as Window & { said?: string[] }).said)).toEqual([]);
});

test("a search loads no page anew, and leaves the language of the page alone", async ({ page }) => {
	await openFinder(page, "/templates/");
	const asked: string[] = [];
	page.on("request", (request) => {
		// What links to other pages fetch ahead may come at any time.
		if (/page-data\/(app-data|templates\/)/.test(request.url())) asked.push(request.url());
	});
	await page.evaluate(() => {
		const changed: string[] = [];
		Object.assign(window, { changed });
		new MutationObserver((records) => {
			for (const { attributeName } of records) changed.push(`${attributeName}`);
		}).observe(document.documentElement, { attributeFilter: ["lang"] });
	});
	await box(page).pressSequentially("telegram");
	await expect(titles(page)).toHaveCount(2);
	await expect(page).toHaveURL("/templates/?q=telegram");
	await box(page).pressSequentially(" sup");
	await expect(titles(page)).toHaveCount(1);
	await expect(page).toHaveURL("/templates/?q=telegram+sup");
	await box(page).fill("");
	await expect(page).toHaveURL("/templates/");
	await expect(cards(page)).toHaveCount(list.length);
	expect(asked).toEqual([]);
	expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual([]);
});
