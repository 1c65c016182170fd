import type { Page } from "@playwright/test";
import { expect, localizedPath } from "../kit/browser";
import { open, takeExpected } from "../kit/navigation";
import { analytics, test } from "../kit/second-site";
import { translations } from "../kit/translations";

type Event = [name: string, data: object];

/** Replaces the script of Umami or Plausible with one that sends its events back. Returns the received events. */
async function mockProvider(page: Page, provider: "umami" | "plausible"): Promise<Event[]> {
	const events: Event[] = [];
	const endpoint = new URL("/api/send", analytics.script).href;
	await page.route(endpoint, (route) => {
		events.push(route.request().postDataJSON());
		return route.fulfill({ status: 202, headers: { "Access-Control-Allow-Origin": "*" } });
	});
	const send = `const send = (...event) => fetch("${endpoint}", { method: "POST", keepalive: true, body: JSON.stringify(event) });`;
	const scripts = {
		umami: "window.umami = { track: (name, data) => send(name, data) };",
		plausible: "window.plausible = (name, { props }) => send(name, props);",
	};
	const start = 'send("script", { ...document.currentScript.dataset, cookie: document.cookie });';
	await page.route(analytics.script, (route) =>
		route.fulfill({ contentType: "text/javascript", body: send + scripts[provider] + start }),
	);
	return events;
}

const names = (events: Event[]) => events.map(([name]) => name);
const template = translations("en", "template");
/** Keeps clicks from following links. */
const preventNavigation = (page: Page) =>
	page.addInitScript(() => document.addEventListener("click", (event) => event.preventDefault()));

for (const provider of ["umami", "plausible"] as const) {
	test(`${provider} receives events under the Content Security Policy`, async ({ page }) => {
		const events = await mockProvider(page, provider);
		await open(page, "/");
		await expect.poll(() => events).toEqual([["script", { excludeSearch: "true", websiteId: "qahva", cookie: "" }]]);
		await page.getByRole("radio").last().click();
		await page.getByRole("radio").last().click();
		await page.keyboard.press("ArrowLeft");
		await expect
			.poll(() => events.slice(1))
			.toEqual([
				["billing", { value: "annual" }],
				["billing", { value: "monthly" }],
			]);

		await open(page, "/template/101/#scripts");
		await page.getByRole("tabpanel").getByRole("button").first().click();
		await page.getByRole("button", { name: template.tools.copy }).click();
		await page.getByRole("link", { name: template.tools.download }).click();
		await expect.poll(() => names(events).slice(-2)).toEqual(["copy", "download"]);
	});
}

test("clicks on calls to action are reported with name and location", async ({ page }) => {
	const events = await mockProvider(page, "umami");
	await preventNavigation(page);
	await open(page, "/");
	for (const event of ["get-started hero", "learn-more", "get-started header", "get-now pro", "contact-us mail"]) {
		await page.locator(`[data-event="${event}"]`).click();
	}
	await open(page, "/template/101/");
	await page.getByRole("link", { name: template.use }).click();
	const value = (text: string) => ({ value: text });
	await expect
		.poll(() => events.filter(([name]) => name !== "script"))
		.toEqual([
			["get-started", value("hero")],
			["learn-more", {}],
			["get-started", value("header")],
			["get-now", value("pro")],
			["contact-us", value("mail")],
			["use-template", {}],
		]);
});

test("a search is reported with its number of results, without the query", async ({ page }) => {
	const events = await mockProvider(page, "umami");
	await open(page, localizedPath("/templates/", "ru"));
	await page.getByRole("searchbox").fill("telegram");
	await expect.poll(() => names(events)).toContain("search");
	const results = await page.getByRole("main").getByRole("article").count();
	expect(events.at(-1)).toEqual(["search", { value: results }]);
	expect(JSON.stringify(events)).not.toContain("telegram");
});

test("the page works if the script is blocked", async ({ page, consoleErrors }) => {
	await page.route(analytics.script, (route) => route.abort("blockedbyclient"));
	await open(page, "/");
	await expect.poll(() => takeExpected(consoleErrors, /^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/)).toBe(1);
	await page.getByRole("radio").last().click();
	await expect(page.getByRole("radio").last()).toBeChecked();
});

for (const [setting, preference] of Object.entries({ doNotTrack: "1", globalPrivacyControl: true })) {
	test(`a browser with ${setting} loads no script and sends no events`, async ({ page }) => {
		const events = await mockProvider(page, "umami");
		await page.addInitScript(
			([name, value]) => Object.defineProperty(Navigator.prototype, name as string, { get: () => value }),
			[setting, preference] as const,
		);
		await open(page, "/");
		await page.getByRole("radio").last().click();
		await page.waitForTimeout(3000);
		expect(events).toEqual([]);
	});
}
