import { expect, languages, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { open, takeProblems } from "../kit/visit";

const failed = /MarketError|Failed to load resource/;

for (const { code } of languages) {
	const { market, actions } = { market: copyOf(code, "market"), actions: copyOf(code, "common").actions };

	test(`without a network the page says so in ${code}, and works again when it is back`, async ({
		page,
		context,
		problems,
	}) => {
		await open(page, path("/", code));
		await expect(page.locator("#templates article").first()).toBeVisible();
		// By keyboard: where a mouse rests on another card meanwhile, that one's template is fetched ahead.
		await page.getByRole("link", { name: market.seeAll, exact: true }).press("Enter");
		await expect(page).toHaveURL(path("/templates/", code));
		await expect(page.getByRole("article").first()).toBeVisible();
		await page.getByRole("article").nth(3).getByRole("link").press("Enter");
		await expect(page.getByRole("tab").first()).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("article").first()).toBeVisible();

		await context.setOffline(true);
		// What was loaded is still there: the page of any template, and the pages before.
		await page.getByRole("article").nth(5).getByRole("link").click();
		await expect(page.getByRole("heading", { name: market.offline.title })).toBeVisible();
		await expect(page.getByRole("alert")).toHaveText([market.toasts.detailFailed]);
		await expect.poll(async () => (await page.getByRole("alert").boundingBox())?.y).toBe(8);
		await page.goBack();
		await expect(page.getByRole("article").first()).toBeVisible();
		await page.goBack();
		await expect(page.locator("#hero-section")).toBeVisible();
		await page.goForward();
		await page.goForward();
		await expect(page.getByRole("heading", { name: market.offline.title })).toBeVisible();

		await context.setOffline(false);
		await page.getByRole("main").getByRole("button", { name: actions.tryAgain }).click();
		await expect(page.getByRole("tab").first()).toBeVisible();
		await expect(page.getByRole("heading", { name: market.offline.title })).toHaveCount(0);
		takeProblems(problems, /MarketError|Failed to load resource|could not be (loaded|shown)/);
	});
}

test("back and forward through failures tell of each call once, and each page has its own state", async ({
	page,
	problems,
}) => {
	const calls = await mockMarket(page, { list: { status: 500 }, detail: () => ({ status: 502 }) });
	const toasts: string[] = [];
	await page.exposeFunction("noteToast", (text: string) => toasts.push(text));
	await page.addInitScript(() => {
		const { noteToast } = window as unknown as { noteToast: (text: string) => void };
		const seen = new WeakSet<Element>();
		new MutationObserver(() => {
			for (const toast of document.querySelectorAll(".Toastify__toast")) {
				if (!seen.has(toast)) noteToast(toast.textContent ?? "");
				seen.add(toast);
			}
		}).observe(document, { childList: true, subtree: true });
	});
	const heading = (name: string) => page.getByRole("main").getByRole("heading", { name, exact: true });
	const { list } = copyOf("en", "market");
	const detail = copyOf("en", "template");
	await open(page, "/");
	await expect(heading(list.error.title)).toBeVisible();
	await page.getByRole("link", { name: "See all", exact: true }).click();
	await expect(heading("All templates")).toBeVisible();
	await expect(heading(list.error.title)).toBeVisible();
	await page.evaluate(() => (window as unknown as { ___push: (to: string) => void }).___push("/template/5/"));
	await expect(heading(detail.error.title)).toBeVisible();
	for (const [step, title] of [
		["goBack", list.error.title],
		["goBack", list.error.title],
		["goForward", list.error.title],
		["goForward", detail.error.title],
		["goBack", list.error.title],
	] as const) {
		await page[step]();
		await expect(heading(title)).toBeVisible();
		await expect(page.getByRole("banner")).toBeVisible();
	}
	await expect(page).toHaveURL("/templates/");
	await expect.poll(() => toasts.length).toBe(calls.list + calls.detail);
	expect(toasts.filter((text) => text === "Error!")).toHaveLength(calls.detail);
	await page.unrouteAll();
	await mockMarket(page, {
		list: { body: templateList(4) },
		detail: (id) => ({ body: templateDetail(`Mended ${id}`) }),
	});
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("article")).toHaveCount(4);
	await page.goForward();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mended 5");
	takeProblems(problems, failed);
});

test("two tabs have states of their own, and share what is stored", async ({ page, context, problems }) => {
	const other = await context.newPage();
	const sent: (string | undefined)[] = [];
	await mockMarket(page, { list: { status: 500 } });
	await other.route("**/api/public/market/getAll", (route) => {
		sent.push(route.request().headers().authorization);
		return route.fulfill({ json: templateList(3) });
	});
	await Promise.all([open(page, "/templates/"), open(other, "/templates/")]);
	await expect(page.locator(".Toastify__toast")).toHaveText(["Error"]);
	await expect(other.getByRole("article")).toHaveCount(3);
	await expect(other.locator(".Toastify__toast")).toHaveCount(0);
	await page.evaluate(() => localStorage.setItem("ACCESS_TOKEN", "from-the-other-tab"));
	await page.locator("button[aria-haspopup=menu]").click();
	await page.getByRole("menuitem", { name: "Russian" }).click();
	await expect(page).toHaveURL("/ru/templates/");
	await expect(other).toHaveURL("/templates/");
	await other.reload();
	await expect(other.getByRole("article")).toHaveCount(3);
	expect(sent).toEqual([undefined, "Bearer from-the-other-tab"]);
	takeProblems(problems, failed);
});

for (const [what, block] of Object.entries({
	"that cannot be reached": () => {
		const blocked = () => {
			throw new DOMException("Blocked", "SecurityError");
		};
		for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: blocked });
		Object.defineProperty(document, "cookie", { get: blocked, set: blocked });
	},
	"that is full": () => {
		Storage.prototype.setItem = () => {
			throw new DOMException("Full", "QuotaExceededError");
		};
	},
	"that throws on reading": () => {
		Storage.prototype.getItem = () => {
			throw new DOMException("Broken", "UnknownError");
		};
	},
	"full of nonsense": () => {
		for (const key of ["ACCESS_TOKEN", "gatsby-i18next-language", "gatsby-reload-compilation-hash-match"])
			for (const storage of [localStorage, sessionStorage]) storage.setItem(key, '{"__proto__":["\u0000');
		const read = Storage.prototype.getItem;
		Storage.prototype.getItem = function (key) {
			return key.startsWith("@@") ? "{nonsense" : read.call(this, key);
		};
	},
})) {
	test(`a visit holds with a storage ${what}`, async ({ page, problems }) => {
		await page.addInitScript(block);
		await open(page, "/");
		await page.getByRole("link", { name: "See all", exact: true }).click();
		// The landing page has cards, too.
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("All templates");
		await page.getByRole("article").nth(2).getByRole("link").click();
		await expect(page.getByRole("tab").first()).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("All templates");
		await page.goBack();
		await expect(page.locator("#hero-section")).toBeVisible();
		await page.goForward();
		await page.reload();
		await expect(page.getByRole("article").first()).toBeVisible();
		await page.locator("button[aria-haspopup=menu]").click();
		await page.getByRole("menuitem", { name: "Uzbek" }).click();
		await expect(page).toHaveURL("/uz/templates/");
		takeProblems(problems, /^ACCESS_TOKEN in local storage is no token|\[gatsby-(react-router|scroll)/);
	});
}
