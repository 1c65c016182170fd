import type { ServerResponse } from "node:http";
import type { Route } from "@playwright/test";
import { expect, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { startSite } from "../kit/live-site";
import { open, push, takeExpected } from "../kit/navigation";
import { readHead } from "../kit/read-head";
import { recordToasts } from "../kit/toasts";
import { english, translations } from "../kit/translations";

const marketErrors = /MarketError|^Failed to load resource/;

type Respond = (route: Route) => Promise<void>;

const callOf = (route: Route) => (route.request().url().includes("?id=") ? "detail" : "list");
const validAnswers = { list: templateList(4), detail: templateDetail("Recovered", 2) };
const respondValid: Respond = (route) => route.fulfill({ json: validAnswers[callOf(route)] });

/** Representatives of what the market may send instead. The unit tests of the client have all kinds. */
const invalidResponses: Record<string, Respond> = {
	"status 500": (route) => route.fulfill({ status: 500, json: { detail: "Broken" } }),
	"HTML with status 200": (route) => route.fulfill({ contentType: "text/html", body: "<p>Be right back</p>" }),
	"connection refused": (route) => route.abort("connectionrefused"),
};

test('each failed call shows one toast and a notice, and "Try again" works', async ({ page, consoleErrors }) => {
	const { toasts, refreshFailed } = translations("uz", "catalog");
	const { actions } = translations("uz", "common");
	const main = page.getByRole("main");
	const tryAgain = main.getByRole("button", { name: actions.tryAgain });
	const shown = await recordToasts(page);
	const calls = { list: 0, detail: 0 };
	let respond = respondValid;
	await page.route("**/api/public/market/getAll*", (route) => {
		calls[callOf(route)] += 1;
		return respond(route);
	});
	let toastCount = 0;
	for (const { call, text, recovered } of [
		{ call: "list", text: toasts.listFailed, recovered: "Template 4" },
		{ call: "detail", text: toasts.detailFailed, recovered: "Recovered" },
	] as const) {
		for (const [index, [name, invalid]] of Object.entries(invalidResponses).entries()) {
			await test.step(`${call} call: ${name}`, async () => {
				await page.emulateMedia({ reducedMotion: index % 2 === 0 ? "no-preference" : "reduce" });
				respond = invalid;
				if (index > 0) await tryAgain.click();
				else if (call === "list") await open(page, path("/templates/", "uz"));
				else await push(page, path("/template/1/", "uz"));
				toastCount += 1;
				await expect.poll(async () => (await shown.all()).length).toBe(toastCount);
				// docs/rules.md, "Errors".
				expect((await shown.all()).at(-1)).toEqual({ text, role: "alert", top: 8, life: 3000 });
				await expect(main.getByText(refreshFailed)).toBeVisible();
				await expect(main.getByRole("article").first()).toBeVisible();
				expect(calls[call], "no automatic retry").toBe(index + 1);
				takeExpected(consoleErrors, /^Failed to load resource/);
				expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("MarketError")]);
				await shown.end(index < 2 ? "time" : "button");
			});
		}
		respond = respondValid;
		await tryAgain.click();
		await expect(main.getByRole("heading", { name: recovered, exact: true })).toBeVisible();
		await expect(main.getByText(refreshFailed)).toHaveCount(0);
		expect((await shown.all()).length).toBe(toastCount);
	}
});

test("an unknown template is not indexed, one that loads after a failure is", async ({ page, consoleErrors }) => {
	const detail = translations("ru", "template");
	const { toasts, list } = translations("ru", "catalog");
	const main = page.getByRole("main");
	let response: { status: number; body: unknown } = { status: 500, body: {} };
	await mockMarket(page, { list: { body: [] }, detail: () => response });
	await open(page, path("/template/7/", "ru"));
	await expect(main.getByRole("heading", { level: 1, name: detail.error.title })).toBeVisible();
	await expect(page.locator("meta[name=robots]")).toHaveCount(1);
	response = { status: 200, body: templateDetail("Rates") };
	await page.getByRole("button", { name: translations("ru", "common").actions.tryAgain }).click();
	await expect(page).toHaveTitle("Rates · Qahva");
	await expect(page.locator("meta[name=robots]")).toHaveCount(0);

	response = { status: 404, body: {} };
	await push(page, path("/template/8/", "ru"));
	await expect(main.getByRole("heading", { level: 1 })).toHaveText(detail.unknown.title);
	await expect(page.locator(".Toastify__toast", { hasText: toasts.detailFailed }).first()).toBeAttached();
	await expect(main.getByRole("button")).toHaveCount(0);
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	const { titles, metas, links, alternates } = await readHead(page);
	expect(titles).toEqual([`${detail.metaTitle} · Qahva`]);
	expect(metas.robots).toEqual(["noindex"]);
	expect([links.canonical, alternates]).toEqual([undefined, {}]);
	await expect(page.locator("[itemtype]")).toHaveCount(0);

	await main.getByRole("link", { name: detail.unknown.back }).click();
	await expect(page).toHaveURL(path("/templates/", "ru"));
	await expect(main.getByRole("heading", { name: list.empty.title })).toBeVisible();
	await expect(page.locator("meta[name=robots]")).toHaveCount(0);
	takeExpected(consoleErrors, marketErrors);
});

test("pages stay usable while the market is slow or cuts its response off", async ({ page, consoleErrors }) => {
	const { refreshFailed } = translations("en", "catalog");
	const { header } = translations("en", "common");
	const calls: string[] = [];
	const waiting: { url: string; response: ServerResponse }[] = [];
	const site = await startSite((request, response, next) => {
		if (!request.url?.startsWith("/api/")) return next();
		calls.push(request.url);
		waiting.push({ url: request.url, response });
	});
	/** The response to the oldest call that waits for one, without compression. */
	const respondTo = async (url: RegExp) => {
		await expect.poll(() => waiting.findIndex((each) => url.test(each.url))).toBeGreaterThanOrEqual(0);
		const [call] = waiting.splice(
			waiting.findIndex((each) => url.test(each.url)),
			1,
		);
		if (!call) throw new Error(`There is no call to ${url}.`);
		return call.response.writeHead(200, { "content-type": "application/json", "cache-control": "no-transform" });
	};
	const cards = page.getByRole("article");

	await page.setViewportSize({ width: 390, height: 800 });
	await open(page, `${site.origin}/templates/`);
	// The templates of the build's snapshot.
	await expect(cards).toHaveCount(24);
	await page.getByRole("button", { name: header.openMenu }).click();
	await page.getByRole("banner").getByRole("link", { name: header.links.pricing, exact: true }).click();
	await expect(page).toHaveURL(`${site.origin}/#pricing`);
	await page.locator("#pricing").getByRole("radio").last().click();
	await page.goBack();
	await expect(page).toHaveURL(`${site.origin}/templates/`);
	await expect(cards).toHaveCount(24);
	await expect(page.locator(".Toastify__toast")).toHaveCount(0);

	await test.step("a list that is cut off", async () => {
		const text = JSON.stringify(templateList(90));
		const cut = await respondTo(/getAll$/);
		cut.write(text.slice(0, -200), () => cut.destroy());
		await expect(page.getByText(refreshFailed)).toBeVisible();
		await expect(cards).toHaveCount(24);
		expect(takeExpected(consoleErrors, marketErrors)).toBeGreaterThan(0);
		waiting.length = 0;
		await page.getByRole("button", { name: english.common.actions.tryAgain }).click();
		const streamed = await respondTo(/getAll$/);
		await new Promise((resolve) => streamed.write(text.slice(0, -200), resolve));
		await expect(page.getByText(refreshFailed)).toHaveCount(0);
		await expect(cards).toHaveCount(24);
		streamed.end(text.slice(-200));
		await expect(cards).toHaveCount(90);
	});

	await expect(page.locator(".Toastify__toast")).toHaveCount(0);
	await site.stop();
});
