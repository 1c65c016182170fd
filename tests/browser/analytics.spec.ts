import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import { expect, localizedPath } from "../kit/browser";
import { open, waitForCards } from "../kit/navigation";
import { analytics, test } from "../kit/second-site";
import { translations } from "../kit/translations";

type Event = [name: string, data: object];

/** Replaces Umami's script with one that sends its events back. Returns the received events. */
async function mockUmami(page: Page): Promise<Event[]> {
	const events: Event[] = [];
	const endpoint = new URL("/api/send", analytics.script).href;
	await page.route(endpoint, (route) => {
		events.push(route.request().postDataJSON());
		return route.fulfill({ status: 202, headers: { "Access-Control-Allow-Origin": "*" } });
	});
	const body = `
		const send = (...event) => fetch("${endpoint}", { method: "POST", keepalive: true, body: JSON.stringify(event) });
		window.umami = { track: (name, data) => send(name, data) };
		send("script", { ...document.currentScript.dataset, cookie: document.cookie });`;
	await page.route(analytics.script, (route) => route.fulfill({ contentType: "text/javascript", body }));
	return events;
}

const template = translations("en", "template");
const value = (text: string) => ({ value: text });

test("the tracker receives calls to action, choices and searches", async ({ page }) => {
	const events = await mockUmami(page);
	const expectEvents = async (...expected: Event[]) => {
		await expect.poll(() => events).toEqual(expected);
		events.splice(0);
	};
	const script: Event = ["script", { excludeSearch: "true", websiteId: "qahva", cookie: "" }];
	// Keeps clicks from following links.
	await page.addInitScript(() =>
		document.addEventListener("click", (event) => {
			if ((event.target as Element).closest("a")) event.preventDefault();
		}),
	);
	await open(page, "/");
	await expectEvents(script);
	const annual = page.getByRole("radio").last();
	await annual.click();
	await annual.click();
	await annual.press("ArrowLeft");
	await expectEvents(["billing", value("annual")], ["billing", value("monthly")]);
	for (const event of ["get-started hero", "learn-more", "get-started header", "get-now pro", "contact-us mail"]) {
		await page.locator(`[data-event="${event}"]`).filter({ visible: true }).click();
	}
	await expectEvents(
		["get-started", value("hero")],
		["learn-more", {}],
		["get-started", value("header")],
		["get-now", value("pro")],
		["contact-us", value("mail")],
	);

	await open(page, "/template/101/#scripts");
	await expectEvents(script);
	await page.getByRole("link", { name: template.use }).click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await page.getByRole("button", { name: template.tools.copy }).click();
	await page.getByRole("link", { name: template.tools.download }).click();
	await expectEvents(["use-template", {}], ["copy", {}], ["download", {}]);

	await open(page, localizedPath("/templates/", "ru"));
	await expectEvents(script);
	await waitForCards(page);
	await page.getByRole("searchbox").fill("telegram");
	// The number of results, without the query. The index may be complete after the first event.
	const search = async () => ["search", { value: await page.getByRole("main").getByRole("article").count() }];
	await expect.poll(async () => isDeepStrictEqual(events.at(-1), await search())).toBe(true);
});
