import type { Page } from "@playwright/test";
import { expect, localizedPath } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { analytics, test } from "../kit/second-site";
import { open, takeProblems } from "../kit/visit";

type Told = [name: string, data: object];

/** Answers the provider's script with a small one that sends what it is told to its origin, as Umami's or Plausible's would. */
async function tell(page: Page, provider: "umami" | "plausible"): Promise<Told[]> {
	const told: Told[] = [];
	const address = new URL("/api/send", analytics.script).href;
	await page.route(address, (route) => {
		told.push(route.request().postDataJSON());
		return route.fulfill({ status: 202, headers: { "Access-Control-Allow-Origin": "*" } });
	});
	const send = `const send = (...told) => fetch("${address}", { method: "POST", keepalive: true, body: JSON.stringify(told) });`;
	const scripts = {
		umami: "window.umami = { track: (name, data) => send(name, data) };",
		plausible: "window.plausible = (name, { props }) => send(name, props);",
	};
	const start = 'send("script", { ...document.currentScript.dataset, cookie: document.cookie });';
	await page.route(analytics.script, (route) =>
		route.fulfill({ contentType: "text/javascript", body: send + scripts[provider] + start }),
	);
	return told;
}

const names = (told: Told[]) => told.map(([name]) => name);
const template = copyOf("en", "template");
/** Follows no link out of the site. */
const stay = (page: Page) =>
	page.addInitScript(() => document.addEventListener("click", (event) => event.preventDefault()));

for (const provider of ["umami", "plausible"] as const) {
	test(`${provider} is told of what matters, under the policy of the pages`, async ({ page }) => {
		const told = await tell(page, provider);
		await open(page, "/");
		await expect.poll(() => told).toEqual([["script", { excludeSearch: "true", websiteId: "qahva", cookie: "" }]]);
		await page.getByRole("radio").last().click();
		await page.getByRole("radio").last().click();
		await page.keyboard.press("Home");
		await expect
			.poll(() => told.slice(1))
			.toEqual([
				["billing", { value: "annual" }],
				["billing", { value: "monthly" }],
			]);

		await open(page, "/template/101/#scripts");
		await page.getByRole("tabpanel").getByRole("button").first().click();
		await page.getByRole("button", { name: template.tools.copy }).click();
		await page.getByRole("link", { name: template.tools.download }).click();
		await expect.poll(() => names(told).slice(-2)).toEqual(["copy", "download"]);
	});
}

test("calls to action are told by name and place", async ({ page }) => {
	const told = await tell(page, "umami");
	await stay(page);
	await open(page, "/");
	for (const event of ["get-started hero", "learn-more", "get-started header", "get-now pro", "contact-us mail"]) {
		await page.locator(`[data-event="${event}"]`).click();
	}
	await open(page, "/template/101/");
	await page.getByRole("link", { name: template.use }).click();
	const value = (text: string) => ({ value: text });
	await expect
		.poll(() => told.filter(([name]) => name !== "script"))
		.toEqual([
			["get-started", value("hero")],
			["learn-more", {}],
			["get-started", value("header")],
			["get-now", value("pro")],
			["contact-us", value("mail")],
			["use-template", {}],
		]);
});

test("a search is told by what it found, never by its words", async ({ page }) => {
	const told = await tell(page, "umami");
	await open(page, localizedPath("/templates/", "ru"));
	await page.getByRole("searchbox").fill("telegram");
	await expect.poll(() => names(told)).toContain("search");
	const found = await page.getByRole("main").getByRole("article").count();
	expect(told.at(-1)).toEqual(["search", { value: found }]);
	expect(JSON.stringify(told)).not.toContain("telegram");
});

test("where the script is blocked, the page is as good without", async ({ page, problems }) => {
	await page.route(analytics.script, (route) => route.abort("blockedbyclient"));
	await open(page, "/");
	await expect.poll(() => takeProblems(problems, /^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/)).toBe(1);
	await page.getByRole("radio").last().click();
	await expect(page.getByRole("radio").last()).toBeChecked();
});

for (const [who, asks] of Object.entries({ doNotTrack: "1", globalPrivacyControl: true })) {
	test(`a browser with ${who} loads nothing of it`, async ({ page }) => {
		const told = await tell(page, "umami");
		await page.addInitScript(
			([name, value]) => Object.defineProperty(Navigator.prototype, name as string, { get: () => value }),
			[who, asks] as const,
		);
		await open(page, "/");
		await page.getByRole("radio").last().click();
		await page.waitForTimeout(3000);
		expect(told).toEqual([]);
	});
}
