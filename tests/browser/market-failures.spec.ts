import type { Page, Route } from "@playwright/test";
import { siteUrl } from "../../src/seo/site-metadata";
import { expectAccessible } from "../kit/axe";
import { expect, holdRequests, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { shows } from "../kit/content";
import { expectNoShift, timeWithFonts } from "../kit/layout-shift";
import { open, push, waitForCards } from "../kit/navigation";
import { findOverflow, noOverflow } from "../kit/overflow";
import { english, translations } from "../kit/translations";

const { common, template } = english;
const marketErrors = /MarketError|^Failed to load resource|could not be (loaded|shown)/;

const retry = (page: Page, name = common.actions.tryAgain) => page.getByRole("main").getByRole("button", { name });
const toasts = (page: Page) => page.locator(".Toastify__toast");

/** Keeps toasts until `expectToast` ends them: otherwise, they might close before a busy machine looks at them. */
const pauseToasts = (page: Page) =>
	page.addInitScript(() =>
		document.addEventListener("animationstart", ({ target }) => {
			const bar = (target as Element).closest(".Toastify__progress-bar");
			for (const animation of bar?.getAnimations() ?? []) animation.pause();
		}),
	);

/** Expects the toast of docs/rules.md, "Errors", and ends it. */
async function expectToast(page: Page, text: string) {
	await expect(page.getByRole("alert").filter({ hasText: text })).toHaveText(text);
	await expect(toasts(page)).toHaveCount(1);
	const { top, duration } = await toasts(page).evaluate((toast: HTMLElement) => {
		const [life] = toast.querySelector(".Toastify__progress-bar")?.getAnimations() ?? [];
		life?.finish();
		return {
			// Does not depend on the animation with which it enters.
			top: (toast.offsetParent?.getBoundingClientRect().top ?? 0) + toast.offsetTop,
			duration: life?.effect?.getTiming().duration,
		};
	});
	expect([top, duration]).toEqual([8, 3000]);
	await expect(toasts(page)).toHaveCount(0);
}

const otherHost = "https://evil.example/";
const failures = {
	"with status 500": (route: Route) => route.fulfill({ status: 500, json: { detail: "Broken" } }),
	"with HTML": (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Be right back</p>" }),
	"by a redirect to another host": (route: Route) => route.fulfill({ status: 302, headers: { location: otherHost } }),
};

const list = { text: "listFailed", url: "**/market/getAll", heading: "Template 4", valid: templateList(4) } as const;
const detail = {
	text: "detailFailed",
	url: "**/market/getAll?id=*",
	heading: "Valid",
	valid: templateDetail("Valid"),
} as const;

for (const [route, code, { text, url, heading, valid }] of [
	["/", "ru", list],
	["/templates/", "uz", list],
	["/template/101/", "en", detail],
] as const) {
	test(`a failed call of ${path(route, code)} shows one toast and can be repeated`, async ({ page, consoleErrors }) => {
		test.skip(route === "/" && !shows("templates"), "content/site.yaml hides the section");
		const { toasts: messages, refreshFailed } = translations(code, "catalog");
		const { tryAgain } = translations(code, "common").actions;
		consoleErrors.allow(/^Failed to load resource|MarketError/);
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		await page.addInitScript(() => localStorage.setItem("ACCESS_TOKEN", "token"));
		let respond: (route: Route) => Promise<void> = (each) => each.fulfill({ json: valid });
		const release = await holdRequests(page, url, (each) => respond(each));
		await pauseToasts(page);
		await open(page, path(route, code));
		if (route === "/") {
			// The words of the hero would fade while axe reads their colors.
			await page.emulateMedia({ reducedMotion: "reduce" });
			// Until the section is just below the viewport, as a visitor scrolls.
			await page.locator("#templates").evaluate((element) => {
				const top = element.getBoundingClientRect().top - 1.2 * window.innerHeight;
				window.scrollBy({ top, behavior: "instant" });
			});
		}
		// The templates of the build are shown while the call is slow.
		await expect(page.getByRole("article").first()).toBeVisible();
		const start = await timeWithFonts(page);
		for (const [index, [name, fail]] of Object.entries(failures).entries()) {
			await test.step(name, async () => {
				respond = fail;
				const isFirst = index === 0;
				if (isFirst) release();
				else await retry(page, tryAgain).click();
				await expect(page.getByRole("main").getByText(refreshFailed)).toBeVisible();
				await expect(page.getByRole("article").first()).toBeVisible();
				await expect(toasts(page)).toBeVisible();
				if (isFirst) {
					await expectAccessible(page, "with a toast");
					expect.soft(await findOverflow(page), "with a toast").toEqual(noOverflow);
				}
				await expectToast(page, messages[text]);
				if (isFirst) await expectNoShift(page, "after the toast", start);
			});
		}
		expect(consoleErrors.filter((message) => message.includes("MarketError"))).toHaveLength(3);
		respond = (each) => each.fulfill({ json: valid });
		await retry(page, tryAgain).click();
		// The button is gone. The focus is on the region that contains the result.
		await expect(page.locator("main :focus").getByRole("article").first()).toBeVisible();
		await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
		await expect(page.getByText(refreshFailed)).toHaveCount(0);
		// Neither the market's redirect, with the token, nor the site without analytics.
		expect(requested.filter((request) => !request.startsWith(new URL(page.url()).origin))).toEqual([]);
	});
}

test("a template keeps its related templates, and can be indexed, when the calls fail", async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.allow(marketErrors);
	await mockMarket(page, { list: { status: 500, body: {} }, detail: () => ({ status: 500, body: {} }) });
	await open(page, "/template/101/");
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect(page.getByRole("region", { name: template.more.related }).getByRole("link")).toHaveCount(3);
	await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

test("on phones, the notice of a failed call is above the cards", async ({ page, consoleErrors }) => {
	test.skip(!shows("templates"), "content/site.yaml hides the section");
	consoleErrors.allow(marketErrors);
	await mockMarket(page, { list: { status: 500, body: {} } });
	await page.setViewportSize({ width: 320, height: 568 });
	await open(page, "/uz/#templates");
	const button = retry(page, translations("uz", "common").actions.tryAgain);
	await expect(button).toBeVisible();
	const gap = () =>
		button.evaluate((element) => {
			const card = document.querySelector("main article");
			return (card?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom;
		});
	await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test("an unknown template is not indexed, and leads to the list", async ({ page, consoleErrors }) => {
	consoleErrors.allow(marketErrors);
	const { unknown } = translations("ru", "template");
	await pauseToasts(page);
	await mockMarket(page, { list: { body: [] }, detail: () => ({ status: 404, body: {} }) });
	await open(page, path("/templates/", "ru"));
	await push(page, path("/template/8/", "ru"));
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText(unknown.title);
	await expect(toasts(page)).toHaveText(translations("ru", "catalog").toasts.detailFailed);
	await expect(main.getByRole("button")).toHaveCount(0);
	await expect(page).toHaveTitle(`${unknown.title} · ${translations("ru", "common").brand.name}`);
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	await expect(page.locator("link[rel=canonical], link[hreflang]")).toHaveCount(0);
	await expectAccessible(page, "an unknown template");

	await main.getByRole("link", { name: unknown.back }).click();
	await expect(page).toHaveURL(path("/templates/", "ru"));
	await expect(page.locator("meta[name=robots]")).toHaveCount(0);
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", siteUrl + path("/templates/", "ru"));
	await expect(main.getByRole("heading", { name: translations("ru", "catalog").list.empty.title })).toBeVisible();
	await expectAccessible(page, "an empty list");
});

test("pages that were visited work offline, and others say so", async ({ page, context, consoleErrors }) => {
	consoleErrors.allow(marketErrors);
	const { offline, list: labels } = translations("ru", "catalog");
	const cards = page.getByRole("article");
	const list = page.getByRole("heading", { level: 1, name: labels.title });
	const notice = page.getByRole("main").getByRole("paragraph").filter({ hasText: offline.title });
	await open(page, path("/", "ru"));
	await waitForCards(page);
	await push(page, path("/templates/", "ru"));
	// The page before it has cards, too, and a link that is opened before the list is shown takes its place in the history.
	await expect(list).toBeVisible();
	await cards.nth(3).getByRole("link").click();
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
	await expect(page.locator("#resources")).toBeVisible();
	await page.goForward();
	await expect(list).toBeVisible();
	await page.goForward();
	// The list has a notice, too.
	await expect(list).toHaveCount(0);
	await expect(notice).toBeVisible();

	await context.setOffline(false);
	await retry(page, translations("ru", "common").actions.tryAgain).click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	await expect(notice).toHaveCount(0);
});
