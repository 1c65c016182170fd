import type { ServerResponse } from "node:http";
import type { Page, Route } from "@playwright/test";
import { expect, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { startSite } from "../kit/live-site";
import { open, push, waitForCards } from "../kit/navigation";
import { endToast, pauseToasts, toasts } from "../kit/toasts";
import { english, translations } from "../kit/translations";

const { catalog, common, template } = english;
const marketErrors = /MarketError|^Failed to load resource|could not be (loaded|shown)/;

const tryAgain = (page: Page) => page.getByRole("main").getByRole("button", { name: common.actions.tryAgain });

/** Expects the toast of docs/rules.md, "Errors", and ends it. */
async function expectToast(page: Page, text: string) {
	const toast = page.getByRole("alert").filter({ hasText: text });
	await expect(toast).toHaveText(text);
	await expect(toasts(page)).toHaveCount(1);
	// Its place does not depend on the animation with which it enters.
	const top = (toast: HTMLElement) => (toast.offsetParent?.getBoundingClientRect().top ?? 0) + toast.offsetTop;
	expect(await toasts(page).evaluate(top)).toBe(8);
	expect(await endToast(page)).toBe(3000);
	await expect(toasts(page)).toHaveCount(0);
}

const first = "with status 500";
const failures = {
	[first]: (route: Route) => route.fulfill({ status: 500, json: { detail: "Broken" } }),
	"with HTML": (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Be right back</p>" }),
	"by a refused connection": (route: Route) => route.abort("connectionrefused"),
};

for (const [call, { route, text, heading, url, valid }] of Object.entries({
	list: {
		route: "/templates/",
		text: catalog.toasts.listFailed,
		heading: "Template 4",
		url: "**/market/getAll",
		valid: templateList(4),
	},
	detail: {
		route: "/template/101/",
		text: catalog.toasts.detailFailed,
		heading: "Recovered",
		url: "**/market/getAll?id=*",
		valid: templateDetail("Recovered"),
	},
})) {
	test(`a ${call} call that fails shows one toast and can be repeated`, async ({ page, consoleErrors }) => {
		let calls = 0;
		let respond: (route: Route) => Promise<void> = failures[first];
		await page.route(url, (each) => {
			calls += 1;
			return respond(each);
		});
		consoleErrors.allow(/^Failed to load resource|MarketError/);
		await pauseToasts(page);
		await open(page, route);
		for (const [name, fail] of Object.entries(failures)) {
			await test.step(name, async () => {
				respond = fail;
				if (name !== first) await tryAgain(page).click();
				await expectToast(page, text);
				await expect(page.getByRole("main").getByText(catalog.refreshFailed)).toBeVisible();
				await expect(page.getByRole("article").first()).toBeVisible();
			});
		}
		expect(calls, "no automatic retry").toBe(3);
		expect(consoleErrors.filter((message) => message.includes("MarketError"))).toHaveLength(3);
		respond = (each) => each.fulfill({ json: valid });
		await tryAgain(page).click();
		await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
		await expect(page.getByText(catalog.refreshFailed)).toHaveCount(0);
	});
}

test("a template that loads after a failure can be indexed", async ({ page, consoleErrors }) => {
	consoleErrors.allow(marketErrors);
	let response: { status: number; body: unknown } = { status: 500, body: {} };
	await mockMarket(page, { detail: () => response });
	await open(page, "/template/7/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(template.error.title);
	await expect(page.locator("meta[name=robots]")).toHaveCount(1);
	response = { status: 200, body: templateDetail("Rates") };
	await tryAgain(page).click();
	await expect(page).toHaveTitle(`Rates · ${common.brand.name}`);
	await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

test("an unknown template is not indexed, and leads to the list", async ({ page, consoleErrors }) => {
	consoleErrors.allow(marketErrors);
	const { unknown, metaTitle } = translations("ru", "template");
	await mockMarket(page, { list: { body: [] }, detail: () => ({ status: 404, body: {} }) });
	await open(page, path("/templates/", "ru"));
	await push(page, path("/template/8/", "ru"));
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText(unknown.title);
	await expect(toasts(page)).toHaveText(translations("ru", "catalog").toasts.detailFailed);
	await expect(main.getByRole("button")).toHaveCount(0);
	await expect(page).toHaveTitle(new RegExp(`^${metaTitle}`));
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	await expect(page.locator("link[rel=canonical], link[hreflang]")).toHaveCount(0);

	await main.getByRole("link", { name: unknown.back }).click();
	await expect(page).toHaveURL(path("/templates/", "ru"));
	await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

test("the templates of the build stay while the list is slow or cut off", async ({ page, consoleErrors }) => {
	consoleErrors.allow(marketErrors);
	const text = JSON.stringify(templateList(90));
	const responses: ServerResponse[] = [];
	const site = await startSite((request, response, next) => {
		if (!request.url?.startsWith("/api/")) return next();
		response.writeHead(200, { "content-type": "application/json", "cache-control": "no-transform" });
		response.write(text.slice(0, -200));
		responses.push(response);
	});
	const cards = page.getByRole("article");
	await open(page, `${site.origin}/templates/`);
	await expect(cards).toHaveCount(24);
	await expect.poll(() => responses.length).toBe(1);
	responses[0]?.destroy();
	await expect(page.getByText(catalog.refreshFailed)).toBeVisible();
	await expect(cards).toHaveCount(24);
	await tryAgain(page).click();
	await expect(page.getByText(catalog.refreshFailed)).toHaveCount(0);
	await expect.poll(() => responses.length).toBe(2);
	await expect(cards).toHaveCount(24);
	responses[1]?.end(text.slice(-200));
	await expect(cards).toHaveCount(90);
	await site.stop();
});

test("pages that were visited work offline, and others say so", async ({ page, context, consoleErrors }) => {
	consoleErrors.allow(marketErrors);
	const { offline } = translations("ru", "catalog");
	const cards = page.getByRole("article");
	const notice = page.getByRole("main").getByText(offline.title);
	await open(page, path("/", "ru"));
	await waitForCards(page);
	await push(page, path("/templates/", "ru"));
	await expect(page).toHaveURL(path("/templates/", "ru"));
	// By keyboard, since a resting pointer would prefetch another template.
	await cards.nth(3).getByRole("link").press("Enter");
	await expect(page.getByRole("tab").first()).toBeVisible();
	await page.goBack();
	await expect(cards.nth(5)).toBeVisible();

	await context.setOffline(true);
	await cards.nth(5).getByRole("link").click();
	await expect(notice).toBeVisible();
	// The code of the toasts cannot be loaded: a plain alert takes their place.
	await expect(page.locator("p[role=alert]")).toHaveText(translations("ru", "catalog").toasts.detailFailed);
	await page.goBack();
	await expect(cards.nth(5)).toBeVisible();
	await page.goBack();
	await expect(page.locator("#hero-section")).toBeVisible();
	await page.goForward();
	await page.goForward();
	await expect(notice).toBeVisible();

	await context.setOffline(false);
	await page.getByRole("button", { name: translations("ru", "common").actions.tryAgain }).click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	await expect(notice).toHaveCount(0);
});
